import { inLanguage } from '../../language.ts';

/** How to write a player or a game of one's own. The programs are those of docs/bots.md and docs/cli.md. */
export const texts = inLanguage('web/build', {
  tab: 'Build a bot or a game',
  crumb: 'Build',
  title: 'Build a bot or a game',
  lead: 'Boardwalk is open source. For both you need Node.js 20 or newer and the source code: ask the person who runs this site for a copy.',
  copy: 'Copy',
  copied: 'Copied',
  loading: 'One moment…',
  /** From a document to this page. */
  back: 'Build a bot or a game',
  cannotCopy: 'Select it and copy it by hand',
  bot: {
    title: 'A bot on your computer',
    say: 'A bot is any program that reads lines and writes lines. Each question is one line of JSON that lists every legal move, so your bot doesn’t need to know the rules. It answers with one of those moves.',
    save: 'This is a whole bot, in Python. It plays every game, at random. Save it as my-bot.py:',
    program: `import json, random, sys

for line in sys.stdin:
    question = json.loads(line)
    print(random.choice(question["moves"]), flush=True)`,
    run: 'Then let it play Metro against level 2, from the folder with the source code:',
    command: 'npx boardwalk bot "python3 my-bot.py" --game metro --against 2',
  },
  online: {
    title: 'A bot at an online table',
    say: 'Your bot can also play with people, at any table whose link you have. It needs a token, which you get in the online settings. With it the bot sits down, hears what happens and sends its moves over plain HTTP.',
    read: 'All about bots: the messages, with a complete example in Python',
    settings: 'Get a token in the online settings',
    settingsSay: 'You get one there after you have made a table or sat down at one.',
  },
  game: {
    title: 'A new game',
    say: 'One command writes a small but complete game for a start: whatever its name, three in a row wins until you change that. It has rules, a board and tests. The second shows it on the front page:',
    commands: 'npx boardwalk new-game four-in-a-row --title "Four in a Row"\nnpm run dev',
    more: 'Now change it file by file. Computer players, replays, online tables and the command line follow your rules by themselves.',
    read: 'How to work on Boardwalk, with a chapter on adding a game',
  },
});
