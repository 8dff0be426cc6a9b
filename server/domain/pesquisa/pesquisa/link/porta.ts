import type { FastifyRequest } from 'fastify'
import type { RespostaNoFio } from '#schemas/runtime/questionario/fio.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import { exigeCaptcha, limiteDe } from './limite.ts'

/** What somebody sends who opened a public link. */
export interface Pedido {
  codigo: string
  formulario?: string
  recaptcha?: string
}

/** The same, handing in. */
export interface EntregaDoLink extends Pedido {
  formulario: string
  respostas: RespostaNoFio[]
}

/** What keeps one address from asking too often. */
export interface Porta {
  secrets: Secrets
  /** whether handing in now takes a captcha */
  pedeCaptcha(): boolean
  /** @throws DomainError CAPTCHA_EXIGIDO, CAPTCHA_INVALIDO where one is due and was not taken yet */
  prova(oQue: 'abre' | 'entrega'): Promise<void>
  soma(oQue: 'erros' | 'entregas'): void
}

/** @throws DomainError MUITAS_TENTATIVAS */
export function portaDe({ server: { prumo }, ip }: FastifyRequest, recaptcha: string | undefined): Porta {
  const limite = limiteDe(prumo)
  limite.confere(ip)
  let provada = false
  return {
    secrets: prumo.secrets,
    pedeCaptcha: () => limite.pedeCaptcha(ip, 'entrega'),
    async prova(oQue) {
      if (provada || !limite.pedeCaptcha(ip, oQue)) return
      await exigeCaptcha(prumo, recaptcha)
      provada = true
    },
    soma: (oQue) => limite.soma(ip, oQue),
  }
}

/** One answer for every code that opens nothing: unknown, renewed, closed, of a survey that is gone. */
export const SEM_LINK = 'Este link não é válido ou já foi fechado.'
