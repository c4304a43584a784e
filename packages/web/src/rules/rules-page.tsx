export default function Rules({ game }: { readonly game: string }) {
  return <p>{game}</p>;
}
