/** What waits, in a fair order: urgent things first; among equals, owners take turns, and each owner's own come as they came. */
export class Shares<T> {
  private readonly urgent = new Map<string, T[]>();
  private readonly patient = new Map<string, T[]>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  add(item: T, owner: string, isUrgent: boolean): void {
    const queues = isUrgent ? this.urgent : this.patient;
    const queue = queues.get(owner) ?? [];
    queue.push(item);
    queues.set(owner, queue);
    this.count++;
  }

  next(): T | undefined {
    return this.take(this.urgent) ?? this.take(this.patient);
  }

  /** From the owner who has waited longest, who then goes to the end of the line. */
  private take(queues: Map<string, T[]>): T | undefined {
    const [first] = queues;
    if (!first) return undefined;
    const [owner, queue] = first;
    const item = queue.shift();
    queues.delete(owner);
    if (queue.length > 0) queues.set(owner, queue);
    this.count--;
    return item;
  }
}
