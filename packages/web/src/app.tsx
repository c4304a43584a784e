import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';

const Home = lazy(() => import('./home/home.tsx'));
const LocalTable = lazy(() => import('./pages/local-table.tsx'));
const OnlineTable = lazy(() => import('./pages/online-table.tsx'));
const Replay = lazy(() => import('./pages/replay.tsx'));

export function App() {
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/play/:id">{({ id }) => <LocalTable id={id} key={id} />}</Route>
        <Route path="/table/:id">{({ id }) => <OnlineTable id={id} key={id} />}</Route>
        <Route path="/replay/:id">{({ id }) => <Replay id={id} key={id} />}</Route>
        <Route>Nothing here.</Route>
      </Switch>
    </Suspense>
  );
}
