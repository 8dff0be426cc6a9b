import { redeemSolution } from '#server/features/captcha/captcha.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { networkOf } from '#server/platform/session/address.ts'
import type { Prumo } from '#server/prumo.ts'

const HORA = 3_600_000
/** From so many hand-ins or wrong codes of one address within an hour on, a device has to take the trouble of a captcha. */
const SEM_CAPTCHA = 5
/** Wrong codes and hand-ins of one address within an hour; a whole company may stand behind one. */
const MAIS = { erros: 60, entregas: 3000 }
/** Addresses that are remembered at once. */
const LEMBRADOS = 20_000

interface Conta {
  desde: number
  erros: number
  entregas: number
}

/**
 * How often one address has tried. In this process's memory only: where people answer without a name, no address goes to a disk, neither by the table of tries
 * nor by the security log.
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
    // those that were counted first are the oldest
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
 * Takes the solution of a captcha, in a transaction of its own: its row says until when it was good, and stands beside no sheet.
 * @throws DomainError CAPTCHA_EXIGIDO, CAPTCHA_INVALIDO
 */
export async function exigeCaptcha(prumo: Prumo, recaptcha: string | undefined): Promise<void> {
  if (recaptcha === undefined) return fail('CAPTCHA_EXIGIDO')
  await prumo.database.kysely.transaction().execute((db) => redeemSolution(db, prumo, recaptcha))
}
