import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves the server's task beside the page, which stays quick meanwhile. Answers the solution as the server wants it, or null. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null)
  self.postMessage(solution && btoa(JSON.stringify({ challenge, solution })))
}
