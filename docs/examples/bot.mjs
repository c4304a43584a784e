// A bot that plays online: node docs/examples/bot.mjs http://localhost:8080 <invitation code>
// Needs Node 22, or the package "ws" for its WebSocket.
const [, , address, code] = process.argv;
process.on('uncaughtException', ({ message, cause }) => {
  console.error(cause?.message || message);
  process.exit(1);
});
if (!code) throw new Error('usage: node docs/examples/bot.mjs <server> <invitation code>');
// As a browser shows it, it ends with a slash.
const server = address.replace(/\/$/, '');
const WebSocket = globalThis.WebSocket ?? (await import('ws')).WebSocket;

const post = async (path, body, key) => {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  const response = await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.reason);
  return answer;
};
const any = (list) => list[Math.floor(Math.random() * list.length)];

const { key } = await post('/api/guests', { name: 'Example', key: true });
const match = await post('/api/join', { code }, key);
const socket = new WebSocket(`${server.replace('http', 'ws')}/api/table?match=${match.id}`);
// What is said about a question carries its number, and so does the reply.
const send = (message) => socket.send(JSON.stringify({ ...message, re: message.no }));

let players = [];
let ask; // the question we are asked, and the parts of an answer in the making
let parts = [];
socket.onclose = () => console.error('The connection is gone.');
socket.onopen = () => send({ do: 'hello', v: 2, match: match.id, key });
socket.onmessage = ({ data }) => {
  const event = JSON.parse(data);
  if (event.players) players = event.players;
  if (event.won) {
    console.log(`Won by ${event.won.map((seat) => players[seat].name).join(' and ') || 'nobody'}.`);
    socket.onclose = null;
    return socket.close();
  }
  if ('step' in event || 'fresh' in event) {
    ask = event.ask;
    parts = [];
    if (ask?.shape) send({ do: 'compose', no: ask.no, ids: parts });
    else if (ask)
      send({ do: 'answer', no: ask.no, ids: ask.mode === 'first' ? 'pass' : any(ask.options)[0] });
  } else if ('re' in event && event.re !== ask?.no) {
    // The match went on before our answer came: the question is another by now, or there is none.
  } else if (event.no) {
    console.error(event.no, event.reason);
  } else if (event.next) {
    const enough = event.missing === null && (event.next.length === 0 || Math.random() < 0.5);
    if (!enough) parts.push(any(event.next));
    send({ do: enough ? 'answer' : 'compose', no: ask.no, ids: parts });
  }
};
