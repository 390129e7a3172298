"""Trains the nets of one generation from the samples of all generations so far.

    python3 train.py FOLDER GENERATION ABOUT

FOLDER holds samples-<generation>-<thread>.bin as ai/learn/samples.ts writes them; the result is generation-<n>.net, as
ai/net/weights-file.ts reads it, and checkpoint.pt, from which the next generation goes on. ABOUT is JSON: the game, the
version and numbers of its features. The forward pass is the one of ai/net/network.ts; keep the two alike.
"""
import glob
import json
import math
import os
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

HIDDEN, SECOND, CHOICE = 64, 32, 16
BATCH = 8192
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
TYPES = {'net': np.uint8, 'lead': np.float32, 'reward': np.float32, 'win': np.float32, 'activeEnd': np.uint32,
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


class Ragged:
    """Lists of different lengths, one after the other on the device."""

    def __init__(self, values, ends):
        self.values = torch.as_tensor(values.astype(np.int64), device=DEVICE)
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
    def __init__(self, files):
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
        self.lead, self.reward, self.win = (torch.as_tensor(join(n), device=DEVICE) for n in ('lead', 'reward', 'win'))
        self.active = Ragged(join('active'), join_ends('activeEnd', [len(p['active']) for p in parts]))
        self.share = torch.as_tensor(join('share'), device=DEVICE)
        self.moves = Ragged(np.zeros(0), join_ends('movesEnd', [len(p['share']) for p in parts]))
        self.move_active = Ragged(join('moveActive'), join_ends('moveActiveEnd', [len(p['moveActive']) for p in parts]))
        self.generation = np.concatenate([np.full(len(p['net']), int(os.path.basename(f).split('-')[1]))
                                          for p, f in zip(parts, files)])


class Net(torch.nn.Module):
    def __init__(self, features, move_features):
        super().__init__()
        self.first = torch.nn.EmbeddingBag(features, HIDDEN, mode='sum')
        self.first_bias = torch.nn.Parameter(torch.zeros(HIDDEN))
        self.second = torch.nn.Linear(HIDDEN, SECOND)
        self.value = torch.nn.Linear(SECOND, 2)
        self.lead = torch.nn.Parameter(torch.ones(2))
        self.choice = torch.nn.Linear(HIDDEN, CHOICE)
        self.move = torch.nn.EmbeddingBag(move_features, CHOICE + 1, mode='sum')
        torch.nn.init.normal_(self.first.weight, std=0.1)
        torch.nn.init.normal_(self.move.weight, std=0.05)

    def hidden(self, active, offsets):
        return F.relu(self.first(active, offsets) + self.first_bias)

    def values(self, hidden, lead):
        return self.value(F.relu(self.second(hidden))) + lead[:, None] * self.lead

    def logits(self, hidden, move_active, offsets, owner):
        moves = self.move(move_active, offsets)
        taste = self.choice(hidden)[owner]
        return (moves[:, :CHOICE] * taste).sum(1) + moves[:, CHOICE]


def losses(net, data, rows):
    places, _, offsets = data.active.places(rows)
    hidden = net.hidden(data.active.values[places], offsets)
    out = net.values(hidden, data.lead[rows])
    reward = F.binary_cross_entropy_with_logits(out[:, 0], data.reward[rows])
    win = F.binary_cross_entropy_with_logits(out[:, 1], data.win[rows])
    moves, owner, _ = data.moves.places(rows)
    if len(moves) == 0:
        return reward, win, torch.zeros((), device=DEVICE)
    inner, _, inner_offsets = data.move_active.places(moves)
    logits = net.logits(hidden, data.move_active.values[inner], inner_offsets, owner)
    most = torch.full((len(rows),), -1e9, device=DEVICE).scatter_reduce(0, owner, logits, 'amax')
    total = torch.zeros(len(rows), device=DEVICE).index_add(0, owner, torch.exp(logits - most[owner]))
    surprise = -(data.share[moves] * (logits - most[owner] - torch.log(total[owner]))).sum()
    return reward, win, surprise / max(1, int((data.moves.lengths[rows] > 0).sum()))


def train(net, data, rows, generation):
    rows = rows[torch.randperm(len(rows), device=DEVICE)]
    held = max(1, len(rows) // 50)
    test, rows = rows[:held], rows[held:]
    batch = BATCH if generation == 0 else BATCH // 2
    steps = min(4000, max(400, 10 * len(rows) // batch)) if generation == 0 else max(400, 9 * len(rows) // batch)
    if len(rows) < 1000:
        steps = 50
    rate = 3e-3 if generation == 0 else 2e-3
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-2)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps)
    started = time.time()
    order, at = torch.randperm(len(rows), device=DEVICE), 0
    for step in range(steps):
        if at + batch > len(order):
            order, at = torch.randperm(len(rows), device=DEVICE), 0
        picked = rows[order[at:at + batch]]
        at += batch
        reward, win, surprise = losses(net, data, picked)
        loss = reward + 0.25 * win + 0.5 * surprise
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        schedule.step()
    with torch.no_grad():
        parts = [losses(net, data, part) for part in test.split(65536)]
        seen = [float(sum(p[i] for p in parts) / len(parts)) for i in range(3)]
    base = float(F.binary_cross_entropy(data.reward[test].clamp(1e-6, 1 - 1e-6), data.reward[test]))
    print(f'  {len(rows)} samples, {steps} steps, {time.time() - started:.0f} s; held out: '
          f'reward {seen[0]:.4f} (noise {base:.4f}), win {seen[1]:.4f}, choice {seen[2]:.4f}', flush=True)


def quantise(weights):
    """Whole steps from -127 to 127, a scale for each column."""
    scale = np.maximum(np.abs(weights).max(0), 1e-8) / 127
    return np.round(weights / scale).astype(np.int8), scale.astype(np.float32)


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


def main():
    folder, generation, about = sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3])
    torch.manual_seed(generation)
    files = sorted(f for g in range(generation + 1) for f in glob.glob(f'{folder}/samples-{g}-*.bin'))
    data = Data(files)
    checkpoint = f'{folder}/checkpoint.pt'
    kept = torch.load(checkpoint, map_location=DEVICE) if generation > 0 and os.path.exists(checkpoint) else {}
    nets = []
    for index in range(about['nets']):
        net = Net(about['features'], about['moveFeatures']).to(DEVICE)
        if str(index) in kept:
            net.load_state_dict(kept[str(index)])
        own = np.flatnonzero(data.net == index)
        if generation > 0:
            # What quick games showed is kept as a part: a fifth, and more where self-play has seen little.
            old = own[data.generation[own] == 0]
            new = own[data.generation[own] > 0]
            has_choice = bool((data.moves.lengths[torch.as_tensor(own[:1000], device=DEVICE)] > 0).any())
            share = 0.2 if has_choice else 0.6
            count = min(len(old), int(len(new) * share / (1 - share)) + 1)
            own = np.concatenate([new, np.random.default_rng(generation).choice(old, count, replace=False)])
        print(f'net {index} of {about["game"]}, generation {generation}:', flush=True)
        train(net, data, torch.as_tensor(own, device=DEVICE), generation)
        nets.append(net)
    torch.save({str(index): net.state_dict() for index, net in enumerate(nets)}, checkpoint)
    numbers = b''.join(to_bytes(net) for net in nets)
    head = {'form': 'boardwalk-net 1', 'game': about['game'], 'features': about['version'], 'generation': generation,
            'shape': {'features': about['features'], 'moveFeatures': about['moveFeatures'], 'hidden': HIDDEN,
                      'second': SECOND, 'choice': CHOICE},
            'nets': len(nets), 'check': checksum(numbers)}
    with open(f'{folder}/generation-{generation}.net', 'wb') as out:
        out.write(json.dumps(head).encode() + b'\n' + numbers)


main()
