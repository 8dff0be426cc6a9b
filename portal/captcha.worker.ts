import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves the proof-of-work challenge off the main thread. Posts the solution in base64, or null. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null)
  self.postMessage(solution && btoa(JSON.stringify({ challenge, solution })))
}
