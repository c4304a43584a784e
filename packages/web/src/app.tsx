import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ErrorWall } from './shell/error-wall.tsx';
import { Frame } from './shell/frame.tsx';
import { Loading } from './shell/moment.tsx';
import { Nowhere } from './shell/nowhere.tsx';
import { Sprite } from './shell/picture.tsx';

const Home = lazy(() => import('./home/home.tsx'));
const LocalTable = lazy(() => import('./pages/local-table.tsx'));
const OnlineTable = lazy(() => import('./pages/online-table.tsx'));
const Replay = lazy(() => import('./pages/replay.tsx'));
const How = lazy(() => import('./how/how-page.tsx'));
const Rules = lazy(() => import('./rules/rules-page.tsx'));
const Dex = lazy(() => import('./dex/dex-page.tsx'));
const Lab = lazy(() => import('./lab/lab-page.tsx'));
const Matches = lazy(() => import('./matches/matches-page.tsx'));
const Settings = lazy(() => import('./settings/settings-page.tsx'));
const Lobby = lazy(() => import('./online/lobby-page.tsx'));
const You = lazy(() => import('./you/you-page.tsx'));
const Join = lazy(() => import('./online/join-page.tsx'));

const framed = (page: ReactNode) => <Frame>{page}</Frame>;

/** A new page begins at its top, as it would without script. Give it a new key for every one. */
function FromTheTop() {
  useEffect(() => {
    if (location.hash === '') scrollTo(0, 0);
  }, []);
  return null;
}

export function App() {
  const [at] = useLocation();
  return (
    <>
      <Sprite />
      <FromTheTop key={at} />
      <ErrorWall key={at}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">{framed(<Home />)}</Route>
            <Route path="/play/:id">{({ id }) => <LocalTable id={id} key={id} />}</Route>
            <Route path="/table/:id">{({ id }) => <OnlineTable id={id} key={id} />}</Route>
            <Route path="/replay/:id">{({ id }) => <Replay id={id} key={id} />}</Route>
            <Route path="/how/:game?">{({ game }) => framed(<How game={game ?? 'classic'} />)}</Route>
            <Route path="/rules/:game?">{({ game }) => framed(<Rules game={game ?? 'classic'} />)}</Route>
            <Route path="/dex/:game?">{({ game }) => framed(<Dex game={game ?? 'classic'} />)}</Route>
            <Route path="/lab">{framed(<Lab />)}</Route>
            <Route path="/matches">{framed(<Matches />)}</Route>
            <Route path="/lobby">{framed(<Lobby />)}</Route>
            <Route path="/join/:code?">{({ code }) => framed(<Join code={code ?? ''} />)}</Route>
            <Route path="/you">{framed(<You />)}</Route>
            <Route path="/settings">{framed(<Settings />)}</Route>
            <Route>{framed(<Nowhere />)}</Route>
          </Switch>
        </Suspense>
      </ErrorWall>
    </>
  );
}
