import { type Demo, type Ref, refOf } from '../collection.ts'
import { dayBetween, officeHour } from '../days.ts'
import type { Random } from '../random.ts'

type Vinculo = Demo<'captacao/candidato-solicitacao'>
type Evento = NonNullable<Vinculo['eventos']>[number]

interface Caminho {
  /** day of inclusion in the solicitacao, and day of the last event */
  data: string
  ate: string
  situacao: 'E' | 'C' | 'R'
  aptidao: 'I' | 'S' | 'N'
  /** the steps he went through, the present one last */
  etapas: Ref[]
}

/** Simulates a candidato's way through the steps of a selection: state and outcome follow from the events of its trail. */
export class Passos {
  constructor(
    private readonly random: Random,
    private readonly recrutador: number,
  ) {}

  de({ data, ate, situacao, aptidao, etapas }: Caminho): Pick<Vinculo, 'situacao' | 'naEtapaDesde' | 'eventos'> {
    const dias = etapas
      .slice(1)
      .map(() => dayBetween(this.random, data, ate))
      .sort()
    const instantes = [data, ...dias].map((dia) => officeHour(this.random, dia)).sort()
    const eventos: Evento[] = etapas.map((etapa, i) => {
      const antes = etapas[i - 1]
      return {
        data: instantes[i],
        usuario: { id: this.recrutador },
        paraEtapa: refOf(etapa),
        ...(antes ? { tipo: 'ETAPA', deEtapa: refOf(antes) } : { tipo: 'INCLUSAO' }),
      }
    })
    const naEtapaDesde = instantes.at(-1)
    const fim = { data: naEtapaDesde, usuario: { id: this.recrutador } }
    if (situacao === 'C') eventos.push({ ...fim, tipo: 'CONTRATACAO' })
    else if (situacao === 'R')
      eventos.push({ ...fim, tipo: 'RECUSA', observacao: 'Perfil diferente do que a vaga pede.' })
    else if (aptidao !== 'I') eventos.push({ ...fim, tipo: 'APTIDAO', aptidao })
    return { situacao, naEtapaDesde, eventos }
  }
}
