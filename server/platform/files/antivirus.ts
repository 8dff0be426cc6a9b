import { connect, type Socket } from 'node:net'
import { fail } from '#server/platform/errors/errors.ts'

/** Where clamd listens: a path of a socket, or host and port. */
export type ClamdAddress = { path: string } | { host: string; port: number }

/** Scans uploads for viruses. */
export interface Antivirus {
  /** @throws DomainError ARQUIVO_INFECTADO; ANTIVIRUS_INDISPONIVEL where the scanner gives no verdict: unscanned files are not accepted */
  refuseVirus(content: Buffer): Promise<void>
}

/** Accepts everything: the installation has no scanner. */
export const noAntivirus: Antivirus = { refuseVirus: async () => {} }

/** Bytes of one chunk sent to clamd. */
const CHUNK = 64 * 1024
const TIMEOUT_MS = 30_000

/** ClamAV's daemon by INSTREAM (clamd(8)): chunks preceded by their length, a chunk of length 0 ends the stream. */
export class Clamd implements Antivirus {
  constructor(
    private readonly address: ClamdAddress,
    /** receives the reason when there is no verdict */
    private readonly warn: (reason: string) => void,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  async refuseVirus(content: Buffer): Promise<void> {
    const reply = await this.ask(content).catch((error: Error) => `${error.message} ERROR`)
    if (/ FOUND$/.test(reply)) fail('ARQUIVO_INFECTADO')
    if (/: OK$/.test(reply)) return
    this.warn(reply)
    fail('ANTIVIRUS_INDISPONIVEL')
  }

  /** @returns 'stream: OK', 'stream: <virus> FOUND', or what went wrong */
  private ask(content: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect({ ...this.address, timeout: this.timeoutMs })
      let said = ''
      socket.on('data', (part) => {
        said += String(part)
      })
      socket.on('error', reject)
      socket.on('timeout', () => socket.destroy(new Error('no answer in time')))
      // clamd may answer and close before everything was sent: the answer counts
      socket.on('close', () => (said ? resolve(said.replace(/\0.*$/s, '').trim()) : reject(new Error('no answer'))))
      socket.on('connect', () => send(socket, content))
    })
  }
}

function send(socket: Socket, content: Buffer): void {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < content.length; at += CHUNK) {
    const part = content.subarray(at, at + CHUNK)
    socket.write(lengthOf(part.length))
    socket.write(part)
  }
  socket.write(lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
