export default function LocalTable({ id }: { readonly id: string }) {
  return <main>{id}</main>;
}
