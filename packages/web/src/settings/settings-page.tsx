export default function Settings() {
  return <p>settings</p>;
}
