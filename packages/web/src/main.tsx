import '@indigo/art/css/theme.css';
import '@indigo/art/css/components.css';
import '@indigo/art/css/pieces.css';
import './shell/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applySettings } from './settings/settings.ts';

applySettings();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
