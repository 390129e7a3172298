"""Trains the nets of one generation from the samples of all generations so far.

    python3 train.py FOLDER GENERATION ABOUT
    python3 train.py --forward NETS CASES

FOLDER holds samples-<generation>-<thread>.bin as ai/learn/samples.ts writes them; the result is generation-<n>.net, as
ai/net/weights-file.ts reads it, and checkpoint-<net>.pt, from which the next generation goes on. ABOUT is JSON: the game,
the table, the version and numbers of its features, how many seats its nets judge. The forward pass is the one of ai/net/network.ts; --forward prints what
a file of nets says of the positions in CASES (JSON), and ai/net/parity.test.ts compares that with our own sums.

LEARN_SECONDS is the longest that a net may train for (60), LEARN_HIDDEN the size of its first layer (64; nets that were
smaller grow), LEARN_STEPS how finely its weights are kept (63; fewer make a shorter file). Each net has a process of its own: small nets leave a GPU idle.
"""
import glob
import json
import math
import os
import subprocess
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

HIDDEN, SECOND, CHOICE = int(os.environ.get('LEARN_HIDDEN', '64')), 32, 32
# Whole steps that weights are rounded to, either way: more would only make the files longer.
STEPS = int(os.environ.get('LEARN_STEPS', '63'))
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
SECONDS = float(os.environ.get('LEARN_SECONDS', '60'))
# Samples of so many generations are used, beside some of the quick games.
WINDOW = 8
TYPES = {'net': np.uint8, 'seats': np.uint8, 'lead': np.float32, 'reward': np.float32, 'win': np.float32, 'activeEnd': np.uint32,
         'active': np.uint16, 'movesEnd': np.uint32, 'share': np.float32, 'moveActiveEnd': np.uint32,
         'moveActive': np.uint16}


def read(file):
    data = np.fromfile(file, dtype=np.uint8)
    line = int(np.argmax(data[:8192] == 10))
    head = json.loads(data[:line].tobytes())
    at = line + 1
    columns = {}
    for column in head:
        part = data[at:at + column['length']]
        columns[column['name']] = part.view(TYPES[column['name']])
        at += (column['length'] + 3) // 4 * 4
    return columns


def upload(values):
    """Unsigned shorts travel as they are; PyTorch knows them only as signed."""
    if values.dtype == np.uint16:
        return torch.as_tensor(values.view(np.int16), device=DEVICE).to(torch.int32) & 0xffff
    return torch.as_tensor(values, device=DEVICE)


class Ragged:
    """Lists of different lengths, one after the other on the device."""

    def __init__(self, values, ends):
        self.values = upload(values)
        ends = torch.as_tensor(ends.astype(np.int64), device=DEVICE)
        self.starts = torch.cat([torch.zeros(1, dtype=torch.int64, device=DEVICE), ends[:-1]])
        self.lengths = ends - self.starts

    def places(self, rows):
        """Where the entries of these rows lie, which row (counted from 0) each belongs to, and where each row begins."""
        lengths = self.lengths[rows]
        offsets = torch.cumsum(lengths, 0) - lengths
        owner = torch.repeat_interleave(torch.arange(len(rows), device=DEVICE), lengths)
        places = torch.arange(len(owner), device=DEVICE) - offsets[owner] + self.starts[rows][owner]
        return places, owner, offsets


class Data:
    def __init__(self, files, values):
        parts = [read(file) for file in files]
        def join(name):
            return np.concatenate([part[name] for part in parts])
        def join_ends(name, lengths):
            ends, before = [], 0
            for part, length in zip(parts, lengths):
                ends.append(part[name].astype(np.int64) + before)
                before += length
            return np.concatenate(ends)
        self.net = join('net')
        # A row for each sample: every seat that the nets judge. Empty seats count for nothing.
        self.lead, self.reward, self.win = (upload(join(n).reshape(-1, values)) for n in ('lead', 'reward', 'win'))
        seats = upload(join('seats').astype(np.float32))[:, None]
        self.weight = (torch.arange(values, device=DEVICE) < seats).to(torch.float32) / seats
        self.active = Ragged(join('active'), join_ends('activeEnd', [len(p['active']) for p in parts]))
        self.share = upload(join('share'))
        self.moves = Ragged(np.zeros(0, np.float32), join_ends('movesEnd', [len(p['share']) for p in parts]))
        self.move_active = Ragged(join('moveActive'), join_ends('moveActiveEnd', [len(p['moveActive']) for p in parts]))
        self.generation = np.concatenate([np.full(len(p['net']), int(os.path.basename(f).split('-')[1]))
                                          for p, f in zip(parts, files)])


class Net(torch.nn.Module):
    def __init__(self, features, move_features, values):
        super().__init__()
        self.first = torch.nn.EmbeddingBag(features, HIDDEN, mode='sum')
        self.first_bias = torch.nn.Parameter(torch.zeros(HIDDEN))
        self.second = torch.nn.Linear(HIDDEN, SECOND)
        self.value = torch.nn.Linear(SECOND, 2 * values)
        self.lead = torch.nn.Parameter(torch.ones(2 * values))
        self.choice = torch.nn.Linear(HIDDEN, CHOICE)
        self.move = torch.nn.EmbeddingBag(move_features, CHOICE + 1, mode='sum')
        torch.nn.init.normal_(self.first.weight, std=0.1)
        torch.nn.init.normal_(self.move.weight, std=0.05)

    def hidden(self, active, offsets):
        return F.relu(self.first(active, offsets) + self.first_bias)

    def values(self, hidden, leads):
        """The reward of every seat that is judged, then the win of each."""
        return self.value(F.relu(self.second(hidden))) + torch.cat([leads, leads], 1) * self.lead

    def logits(self, hidden, move_active, offsets, owner):
        moves = self.move(move_active, offsets)
        taste = F.relu(self.choice(hidden))[owner]
        return (moves[:, :CHOICE] * taste).sum(1) + moves[:, CHOICE]


def mean_loss(logits, wanted, weight):
    """The mean over the samples; a table's seats together count as much as the one that is judged in a duel."""
    return (F.binary_cross_entropy_with_logits(logits, wanted, reduction='none') * weight).sum(1).mean()


def losses(net, data, rows):
    places, _, offsets = data.active.places(rows)
    hidden = net.hidden(data.active.values[places], offsets.to(torch.int32))
    out = net.values(hidden, data.lead[rows])
    reward, win = (mean_loss(*pair, data.weight[rows])
                   for pair in zip(out.chunk(2, 1), (data.reward[rows], data.win[rows])))
    moves, owner, _ = data.moves.places(rows)
    if len(moves) == 0:
        return reward, win, torch.zeros((), device=DEVICE)
    inner, _, inner_offsets = data.move_active.places(moves)
    logits = net.logits(hidden, data.move_active.values[inner], inner_offsets.to(torch.int32), owner)
    most = torch.full((len(rows),), -1e9, device=DEVICE).scatter_reduce(0, owner, logits.detach(), 'amax')
    total = torch.zeros(len(rows), device=DEVICE).index_add(0, owner, torch.exp(logits - most[owner]))
    surprise = -(data.share[moves] * (logits - most[owner] - torch.log(total[owner]))).sum()
    return reward, win, surprise / max(1, int((data.moves.lengths[rows] > 0).sum()))


def rate_at(progress):
    """One cycle: up for a quarter of the time, then down."""
    if progress < 0.25:
        return 0.04 + 0.96 * (1 - math.cos(math.pi * progress / 0.25)) / 2
    return 0.001 + 0.999 * (1 + math.cos(math.pi * min(1, (progress - 0.25) / 0.75))) / 2


def train(net, data, rows, generation, name):
    rows = rows[torch.randperm(len(rows), device=DEVICE)]
    held = max(1, min(20000, len(rows) // 50))
    test, rows = rows[:held], rows[held:]
    batch = max(64, min(8192 if generation == 0 else 4096, len(rows) // 8))
    steps = max(50, (10 if generation == 0 else 8) * len(rows) // batch)
    rate = 3e-3 if generation == 0 else 2e-3
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-2)
    started = time.time()
    order, at, step, progress = torch.randperm(len(rows), device=DEVICE), 0, 0, 0.0
    while progress < 1:
        for group in optimiser.param_groups:
            group['lr'] = rate * rate_at(progress)
        if at + batch > len(order):
            order, at = torch.randperm(len(rows), device=DEVICE), 0
        picked = rows[order[at:at + batch]]
        at += batch
        reward, win, surprise = losses(net, data, picked)
        loss = reward + 0.25 * win + 0.5 * surprise
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        step += 1
        progress = max(step / steps, (time.time() - started) / SECONDS)
    if generation == 0:
        drop_unseen(net, data, rows)
    before, after = check(net, data, test), None
    round_weights(net)
    after = check(net, data, test)
    base = float(mean_loss(torch.logit(data.reward[test], 1e-6), data.reward[test], data.weight[test]))
    print(f'  {name}: {len(rows)} samples, {step} of {steps} steps, {time.time() - started:.0f} s; held out: '
          f'reward {before[0]:.4f} (noise {base:.4f}), win {before[1]:.4f}, choice {before[2]:.4f}; '
          f'rounded: {after[0]:.4f}, {after[1]:.4f}, {after[2]:.4f}', flush=True)


def check(net, data, test):
    with torch.no_grad():
        parts = [losses(net, data, part) for part in test.split(65536)]
        return [float(sum(p[i] for p in parts) / len(parts)) for i in range(3)]


def drop_unseen(net, data, rows):
    """Rows of features that never held are noise, and a file of zeros is short."""
    with torch.no_grad():
        places, _, _ = data.active.places(rows)
        seen = torch.bincount(data.active.values[places], minlength=net.first.weight.shape[0])
        net.first.weight[seen == 0] = 0
        moves, _, _ = data.moves.places(rows)
        if len(moves) > 0:
            inner, _, _ = data.move_active.places(moves)
            seen = torch.bincount(data.move_active.values[inner], minlength=net.move.weight.shape[0])
            net.move.weight[seen == 0] = 0
        else:
            net.move.weight.zero_()


def quantise(weights):
    """Whole steps from -STEPS to STEPS, a scale for each column."""
    scale = np.maximum(np.abs(weights).max(0), 1e-8) / STEPS
    return np.round(weights / scale).astype(np.int8), scale.astype(np.float32)


def round_weights(net):
    with torch.no_grad():
        for table, width in ((net.first.weight, HIDDEN), (net.move.weight, CHOICE)):
            whole, scale = quantise(table[:, :width].cpu().numpy())
            table[:, :width] = torch.as_tensor(whole.astype(np.float32) * scale, device=DEVICE)


def to_bytes(net):
    weights = {name: tensor.detach().cpu().numpy().astype(np.float32) for name, tensor in net.state_dict().items()}
    first, first_scale = quantise(weights['first.weight'])
    move, move_scale = quantise(weights['move.weight'][:, :CHOICE])
    parts = [first, first_scale, weights['first_bias'], weights['second.weight'], weights['second.bias'],
             weights['value.weight'], weights['value.bias'], weights['lead'], weights['choice.weight'],
             weights['choice.bias'], move, move_scale, np.ascontiguousarray(weights['move.weight'][:, CHOICE])]
    return b''.join(np.ascontiguousarray(part).tobytes() for part in parts)


def checksum(data):
    value = 0x811c9dc5
    for byte in data:
        value = ((value ^ byte) * 0x01000193) & 0xffffffff
    return value


def find_files(folder, generation):
    used = [0, *range(max(1, generation - WINDOW + 1), generation + 1)] if generation > 0 else [0]
    return sorted(f for g in used for f in glob.glob(f'{folder}/samples-{g}-*.bin'))


def train_one(folder, generation, about, index):
    torch.manual_seed(generation * 16 + index)
    data = Data(find_files(folder, generation), about['values'])
    net = Net(about['features'], about['moveFeatures'], about['values']).to(DEVICE)
    checkpoint = f'{folder}/checkpoint-{index}.pt'
    before = f'{folder}/generation-{generation - 1}.net'
    if generation > 0 and os.path.exists(checkpoint):
        net.load_state_dict(torch.load(checkpoint, map_location=DEVICE))
    elif generation > 0 and os.path.exists(before):
        take_over(net, load(before, index))
    own = np.flatnonzero(data.net == index)
    if generation > 0:
        # What quick games showed is kept as a part: a fifth, and more where self-play has seen little.
        old = own[data.generation[own] == 0]
        new = own[data.generation[own] > 0]
        has_choice = bool((data.moves.lengths[torch.as_tensor(own[:1000], device=DEVICE)] > 0).any())
        share = 0.2 if has_choice else 0.6
        count = min(len(old), int(len(new) * share / (1 - share)) + 1)
        own = np.concatenate([new, np.random.default_rng(generation).choice(old, count, replace=False)])
    train(net, data, torch.as_tensor(own, device=DEVICE), generation, f'net {index}')
    torch.save(net.state_dict(), checkpoint)
    with open(f'{folder}/part-{index}.bytes', 'wb') as out:
        out.write(to_bytes(net))


def take_over(net, state):
    """What a net knew, into one that may have more units and features; these begin without a say."""
    if len(state['lead']) != len(net.lead):
        sys.exit('The nets to go on from judge another number of seats.')
    with torch.no_grad():
        for name, own in net.state_dict().items():
            old = state[name].to(DEVICE)
            if name != 'first.weight':
                own.zero_()
            own[tuple(slice(0, size) for size in old.shape)] = old
            if name == 'first.weight':
                own[len(old):] = 0
                own[:len(old)][(old == 0).all(1)] = 0


def load(file, index):
    """The numbers of one net of a file."""
    with open(file, 'rb') as source:
        data = source.read()
    line = data.index(b'\n')
    head = json.loads(data[:line])
    return from_bytes(head['shape'], data[line + 1:], index)


def from_bytes(shape, numbers, index):
    """The opposite of to_bytes."""
    hidden, second, choice, outputs = shape['hidden'], shape['second'], shape['choice'], 2 * shape.get('values', 1)
    features, moves = shape['features'], shape['moveFeatures']
    at = index * (features * hidden + moves * (choice + 4)
                  + 4 * (2 * hidden + hidden * (second + choice) + (1 + outputs) * second + 2 * choice + 2 * outputs))
    def take(kind, *size):
        nonlocal at
        count = int(np.prod(size))
        part = np.frombuffer(numbers, kind, count, at).reshape(size).astype(np.float32)
        at += count * np.dtype(kind).itemsize
        return torch.as_tensor(part)
    first = take(np.int8, features, hidden) * take(np.float32, hidden)
    state = {'first.weight': first, 'first_bias': take(np.float32, hidden),
             'second.weight': take(np.float32, second, hidden), 'second.bias': take(np.float32, second),
             'value.weight': take(np.float32, outputs, second), 'value.bias': take(np.float32, outputs),
             'lead': take(np.float32, outputs), 'choice.weight': take(np.float32, choice, hidden),
             'choice.bias': take(np.float32, choice)}
    move = take(np.int8, moves, choice) * take(np.float32, choice)
    state['move.weight'] = torch.cat([move, take(np.float32, moves)[:, None]], 1)
    return state


def forward(file, cases):
    global HIDDEN, SECOND, CHOICE
    state = load(file, 0)
    HIDDEN, SECOND, CHOICE = (state[name].shape[0] for name in ('first_bias', 'second.bias', 'choice.bias'))
    net = Net(state['first.weight'].shape[0], state['move.weight'].shape[0], len(state['lead']) // 2)
    net.load_state_dict(state)
    with open(cases) as source:
        cases = json.load(source)
    for case in cases:
        moves = case['moves']
        ends = np.cumsum([len(move) for move in moves])
        with torch.no_grad():
            hidden = net.hidden(torch.tensor(case['active']), torch.tensor([0]))
            rewards, wins = torch.sigmoid(net.values(hidden, torch.tensor([case['leads']])))[0].chunk(2)
            logits = net.logits(hidden, torch.tensor(sum(moves, [])), torch.tensor([0, *ends[:-1]]),
                                torch.zeros(len(moves), dtype=torch.int64))
        case.update(rewards=rewards.tolist(), wins=wins.tolist(), priors=torch.softmax(logits, 0).tolist())
    print(json.dumps(cases))


def main():
    if sys.argv[1] == '--forward':
        return forward(sys.argv[2], sys.argv[3])
    folder, generation, about = sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3])
    if len(sys.argv) > 4:
        return train_one(folder, generation, about, int(sys.argv[4]))
    children = [subprocess.Popen([sys.executable, *sys.argv, str(index)]) for index in range(about['nets'])]
    for child in children:
        if child.wait() != 0:
            sys.exit('A net could not be trained.')
    parts = []
    for index in range(about['nets']):
        with open(f'{folder}/part-{index}.bytes', 'rb') as part:
            parts.append(part.read())
        os.remove(f'{folder}/part-{index}.bytes')
    numbers = b''.join(parts)
    head = {'form': 'boardwalk-net 3', 'game': about['game'], 'table': about['table'], 'features': about['version'],
            'generation': generation,
            'shape': {'features': about['features'], 'moveFeatures': about['moveFeatures'], 'hidden': HIDDEN,
                      'second': SECOND, 'choice': CHOICE, 'values': about['values']},
            'nets': about['nets'], 'check': checksum(numbers)}
    with open(f'{folder}/generation-{generation}.net', 'wb') as out:
        out.write(json.dumps(head).encode() + b'\n' + numbers)


main()
