import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Reach } from '../../server/notices/outgoing.ts';

/** Of a machine that exists in tests alone, signed by itself. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgygJRtQ9ZZS+wPKbk
DuNKjsI/gLG8iBpxNf3g8HUU9DehRANCAASEt1gqSEC2BEX0AYsN24qYZngkyh54
r1iWQ9v52B4uRc39yAos1Vl4ICuwIqGvw/JiMZ4v03XeqP5SJzO8I0ch
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBrTCCAVOgAwIBAgIUNlJkpRWfYzknMC4/ZwzQbfNlur4wCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRcHVzaC5leGFtcGxlLnRlc3QwIBcNMjYxMTE2MTc0NjU2WhgP
MjEyNjEwMjMxNzQ2NTZaMBwxGjAYBgNVBAMMEXB1c2guZXhhbXBsZS50ZXN0MFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEhLdYKkhAtgRF9AGLDduKmGZ4JMoeeK9Y
lkPb+dgeLkXN/cgKLNVZeCArsCKhr8PyYjGeL9N13qj+UiczvCNHIaNxMG8wHQYD
VR0OBBYEFLj+E1mN+S14X+pzMTY4irQEcdDgMB8GA1UdIwQYMBaAFLj+E1mN+S14
X+pzMTY4irQEcdDgMA8GA1UdEwEB/wQFMAMBAf8wHAYDVR0RBBUwE4IRcHVzaC5l
eGFtcGxlLnRlc3QwCgYIKoZIzj0EAwIDSAAwRQIhAKXDCEr5fXfW+rOWBrR5rtAj
v6IC0vdFZQddzYqtIl+5AiAd6UPD06Jv0wygqXEnkUkBj+Sj9z/AyaXBYkRJbFJm
qw==
-----END CERTIFICATE-----`;

export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Somebody else's server: https on this machine under a name that no resolver knows, and it notes what it is sent. */
export class FakeService {
  readonly received: Received[] = [];
  /** What it answers. */
  status = 201;
  private readonly server = createServer({ key: KEY, cert: CERTIFICATE }, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(this.status).end();
  });

  /** How a server under test gets here: nothing but the test can give it that. */
  readonly reach: Reach = { resolve: async () => ({ address: '127.0.0.1', family: 4 }), ca: CERTIFICATE };

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get origin(): string {
    return `https://push.example.test:${this.port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
