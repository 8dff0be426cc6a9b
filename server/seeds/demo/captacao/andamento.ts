import { dropUndefined } from '#server/platform/base/present.ts'
import type { Demo } from '../collection.ts'
import { addDays, daysBetween, earlierDay, HOJE, nextWorkday, officeHour, workdayOf } from '../days.ts'
import type { Random } from '../random.ts'
import type { Situacao } from './situacoes.ts'

type Solicitacao = Demo<'captacao/solicitacao-pessoal'>
type Evento = NonNullable<Solicitacao['eventos']>[number]

const porques = {
  aprovada: 'Vaga prevista no orçamento.',
  reprovada: 'Sem previsão orçamentária para este ano.',
  suspensao: 'Aguardando a revisão do orçamento da área.',
  encerramento: 'Vagas preenchidas.',
  cancelamento: 'A área desistiu da contratação.',
}

/** Simulates a solicitacao from its creation to its final state: status and flags follow from the events of its trail. */
export class Andamento {
  readonly eventos: Evento[] = []
  private estado: Solicitacao = { status: 'I', suspensa: false, encerrada: false, cancelada: false }
  private dia: string

  constructor(
    private readonly random: Random,
    inicio: string,
    solicitante: number,
    private readonly liberador: number,
  ) {
    this.dia = inicio
    this.evento('CRIACAO', solicitante)
  }

  /** Fields of the solicitacao after its events. */
  get campos(): Solicitacao {
    return { ...this.estado, eventos: this.eventos }
  }

  ate(situacao: Situacao): this {
    if (situacao === 'em-analise') return this
    if (situacao === 'reprovada') return this.status('R', porques.reprovada)
    this.status('A', porques.aprovada)
    if (situacao === 'suspensa') return this.suspende()
    if (situacao === 'cancelada') return this.cancela()
    if (situacao === 'encerrada' || situacao === 'reaberta') this.encerra()
    return situacao === 'reaberta' ? this.reabre() : this
  }

  private status(status: 'A' | 'R', observacao: string): this {
    this.passa(1, 6)
    this.evento('STATUS', this.liberador, { status, observacao })
    const liberador = { id: this.liberador }
    return this.muda({ status, dataStatus: this.dia, liberador, observacaoLiberador: observacao })
  }

  private suspende(): this {
    this.passa(8, 25)
    this.evento('SUSPENSAO', this.liberador, { observacao: porques.suspensao })
    return this.muda({ suspensa: true, obsSuspensao: porques.suspensao })
  }

  /** Closes the solicitacao; one in three was suspended before for some days. */
  private encerra(): this {
    if (this.random.chance(0.34)) {
      this.suspende().passa(5, 15)
      this.evento('LIBERACAO', this.liberador)
      this.muda({ suspensa: false, obsSuspensao: undefined })
    }
    this.passa(20, 70)
    this.evento('ENCERRAMENTO', this.liberador, { observacao: porques.encerramento })
    return this.muda({ encerrada: true, dataEncerramento: this.dia, obsEncerra: porques.encerramento })
  }

  private reabre(): this {
    this.passa(3, 15)
    this.evento('REABERTURA', this.liberador)
    return this.muda({ encerrada: false, dataEncerramento: undefined, obsEncerra: undefined })
  }

  private cancela(): this {
    this.passa(5, 30)
    this.evento('CANCELAMENTO', this.liberador, { observacao: porques.cancelamento })
    return this.muda({ cancelada: true, obsCancelamento: porques.cancelamento })
  }

  private muda(campos: Solicitacao): this {
    this.estado = dropUndefined({ ...this.estado, ...campos })
    return this
  }

  /** Advances the date by some days, to a weekday after the last event and not after HOJE. */
  private passa(least: number, most: number): this {
    const next = workdayOf(earlierDay(addDays(this.dia, this.random.int(least, most)), HOJE))
    this.dia = daysBetween(this.dia, next) > 0 ? next : nextWorkday(this.dia)
    return this
  }

  private evento(tipo: Evento['tipo'], usuario: number, mais: Pick<Evento, 'status' | 'observacao'> = {}): void {
    this.eventos.push({ data: officeHour(this.random, this.dia), tipo, usuario: { id: usuario }, ...mais })
  }
}
