import '@indigo/art/css/theme.css';
import '@indigo/art/css/base.css';
import '@indigo/art/css/controls.css';
import '@indigo/art/css/seats.css';
import '@indigo/art/css/pieces.css';
import './shell/fonts.css';
import './shell/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepForOffline, reloadWhenOutdated } from './offline.ts';
import { applySettings } from './settings/settings.ts';
import { applyLanguage } from './words/language.ts';

applySettings();
reloadWhenOutdated();
keepForOffline();
await applyLanguage();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
