import { inLanguage } from '../../language.ts';

/** `boardwalk call`. */
export const texts = inLanguage('cli/call', {
  about: 'call official methods: one by its arguments, or many as JSON lines',
  game: 'the game; requests can then leave it out',
  method: 'an official method to call',
  args: 'its arguments in order, or one JSON object that names them',
  list: 'list the methods and their arguments',
  json: 'print the list as JSON, for programs',
  seed: 'the same random answers every time',
  help: `
Without a method, each line of input is a request and gets one line in answer:
  {"id":1,"game":"metro","method":"getScore","input":{"placementSequence":"","numberOfPlayers":2}}
  {"id":1,"result":[0,0]}    or    {"id":1,"error":{"code":"call.method","message":"…"}}
"input" names the arguments, or lists them in order.

With a method, each word after it is one argument. The method decides how it is read: as a
text, a number, true or false, or as a list or an object in JSON. One object can name them all.

Examples:
  boardwalk call metro getScore cbcb20adbb73 2
  boardwalk call metro getScore '{"placementSequence":"cbcb20","numberOfPlayers":2}'
  boardwalk call --list metro
  boardwalk call metro < requests.jsonl`,
  type: 'Type one request per line. boardwalk call --list lists the methods. Press Ctrl-D to end.',
  noMore: (call: string) => `${call} takes no more arguments.`,
  notJson: (word: string) => `This argument is not JSON: ${word}`,
});
