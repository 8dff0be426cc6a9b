import { redeemSolution } from '#server/features/captcha/captcha.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { networkOf } from '#server/platform/session/address.ts'
import type { Prumo } from '#server/prumo.ts'

const HORA = 3_600_000
/** Answers or wrong codes of one address per hour from which a captcha is required. */
const SEM_CAPTCHA = 5
/** Most wrong codes and answers of one address per hour; a whole company may share one. */
const MAIS = { erros: 60, entregas: 3000 }
/** Most addresses in memory. */
const LEMBRADOS = 20_000

interface Conta {
  desde: number
  erros: number
  entregas: number
}

/**
 * Throttle per address, only in this process's memory: for anonymous answers no address may be stored on disk, neither
 * in the throttle's table nor in the security log.
 */
class Limite {
  private readonly contas = new Map<string, Conta>()

  constructor(private readonly prumo: Prumo) {}

  /** @throws DomainError MUITAS_TENTATIVAS with Retry-After */
  confere(address: string): void {
    const { desde, erros, entregas } = this.conta(address)
    if (erros < MAIS.erros && entregas < MAIS.entregas) return
    const segundos = Math.max(1, Math.ceil((desde + HORA - this.agora()) / 1000))
    const headers = { 'retry-after': String(segundos) }
    fail('MUITAS_TENTATIVAS', { minutos: Math.ceil(segundos / 60) }, { headers })
  }

  /** Whether opening a link, or handing in, needs a captcha by now. */
  pedeCaptcha(address: string, oQue: 'abre' | 'entrega'): boolean {
    const { erros, entregas } = this.conta(address)
    return (oQue === 'abre' ? erros : erros + entregas) >= SEM_CAPTCHA
  }

  soma(address: string, oQue: 'erros' | 'entregas'): void {
    const rede = networkOf(address)
    const conta = this.conta(address)
    conta[oQue] += 1
    this.contas.set(rede, conta)
    // the map is in insertion order: the oldest entries come first
    for (const [velha, { desde }] of this.contas) {
      if (desde > this.agora() - HORA && this.contas.size <= LEMBRADOS) break
      this.contas.delete(velha)
    }
  }

  private conta(address: string): Conta {
    const known = this.contas.get(networkOf(address))
    return known && known.desde > this.agora() - HORA ? known : { desde: this.agora(), erros: 0, entregas: 0 }
  }

  private agora = (): number => this.prumo.now().getTime()
}

const limites = new WeakMap<Prumo, Limite>()

/** The limits of a server. */
export function limiteDe(prumo: Prumo): Limite {
  const limite = limites.get(prumo) ?? new Limite(prumo)
  limites.set(prumo, limite)
  return limite
}

/**
 * Redeems the solution of a captcha in a transaction of its own, so that its row, which has a time, cannot be related
 * to a sheet.
 * @throws DomainError CAPTCHA_EXIGIDO, CAPTCHA_INVALIDO
 */
export async function exigeCaptcha(prumo: Prumo, recaptcha: string | undefined): Promise<void> {
  if (recaptcha === undefined) return fail('CAPTCHA_EXIGIDO')
  await prumo.database.kysely.transaction().execute((db) => redeemSolution(db, prumo, recaptcha))
}
