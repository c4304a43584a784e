export { type Outcome, type Said, Script, type ScriptRefusal, type ScriptSetup, script } from './script.ts';
