export default function Replay({ id }: { readonly id: string }) {
  return <main>{id}</main>;
}
