export default function Home() {
  return <main>Where to today?</main>;
}
