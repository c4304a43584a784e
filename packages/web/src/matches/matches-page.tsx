export default function Matches() {
  return <p>matches</p>;
}
