import type { FastifyRequest } from 'fastify'
import type { RespostaNoFio } from '#schemas/runtime/questionario/fio.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import { exigeCaptcha, limiteDe } from './limite.ts'

/** Body of a request by a public link. */
export interface Pedido {
  codigo: string
  formulario?: string
  recaptcha?: string
}

/** Body of an answer by a public link. */
export interface EntregaDoLink extends Pedido {
  formulario: string
  respostas: RespostaNoFio[]
}

/** Throttle of one address. */
export interface Porta {
  secrets: Secrets
  /** whether answering requires a captcha by now */
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

/** The same answer for every invalid code: unknown, renewed, closed, or of a deleted survey. */
export const SEM_LINK = 'Este link não é válido ou já foi fechado.'
