export default function OnlineTable({ id }: { readonly id: string }) {
  return <main>{id}</main>;
}
