import { monthsBefore } from '#schemas/runtime/dates.ts'
import { type Collection, type Ref, refOf } from './collection.ts'
import { addDays, dayBetween, earlierDay, HOJE, laterDay, workdayOf } from './days.ts'
import { type CompanyId, INTEGRADAS } from './empresas.ts'
import { Random } from './random.ts'
import type { Talento } from './talentos.ts'

/** Number of occurrences per company. */
const QUANTAS = 60
/** First day: two years of occurrences, most in the last one. */
const DESDE = '2024-11-01'

/** Measure by points of the occurrence type: up to `ate` points. */
const PROVIDENCIAS: [ate: number, providencia: number | undefined][] = [
  [-1, 4],
  [0, undefined],
  [1, 0],
  [4, 1],
  [5, 2],
]
const SUSPENSAO = 3

/** Adds occurrences with their author and measure; some talentos have several. */
export function addOcorrencias(demo: Collection, company: CompanyId, talentos: Talento[]): void {
  const tipos = demo.addFile('gestao-talentos/tipo-ocorrencia', company)
  const providencias = demo.addFile('gestao-talentos/providencia', company)
  const random = new Random(`ocorrencias ${company}`)
  const lembrados = random.sample(
    talentos.filter(({ registro }) => registro.situacao !== 'C' && registro.situacao !== 'G'),
    QUANTAS / 2,
  )
  for (let i = 0; i < QUANTAS; i++) {
    const talento = lembrados[i % lembrados.length]
    const tipo = random.pick(tipos)
    const { dataAdmissao = HOJE, dataDesligamento } = talento?.registro ?? {}
    const primeiro = laterDay(addDays(dataAdmissao, 30), i % 4 === 0 ? DESDE : addDays(HOJE, -300))
    const ultimo = dataDesligamento ?? addDays(HOJE, -2)
    if (!talento || primeiro > ultimo) continue
    const dataIni = workdayOf(dayBetween(random, primeiro, ultimo))
    const daFolha = INTEGRADAS.has(company) && tipo.integraAC === true && random.chance(0.5)
    const providencia = providenciaDe(tipo.pontuacao ?? 0, providencias)
    demo.add('gestao-talentos/colaborador-ocorrencia', company, {
      colaborador: { id: talento.id },
      ocorrencia: refOf(tipo),
      pontuacao: tipo.pontuacao,
      dataIni: earlierDay(dataIni, ultimo),
      ...(tipo.descricao === 'Atraso' && { horaIni: '07:20', horaFim: random.pick(['07:45', '08:10', '08:30']) }),
      ...(providencia && random.chance(0.8) && { providencia: refOf(providencia) }),
      origem: daFolha ? 'FORTES_PESSOAL' : 'FORTES_RH',
    })
  }
  const falta = tipos.find(({ descricao }) => descricao === 'Falta justificada')
  if (falta) addFaltas(demo, company, talentos, falta)
}

type Tipo = ReturnType<typeof Collection.prototype.addFile<'gestao-talentos/tipo-ocorrencia'>>[number]

/** Months with absences, and number of absences per month. */
const MESES = 34
const FALTAS_NO_MES = 12
const PRIMEIRO_MES = '2024-01-01'

/** Adds justified absences of some days, the basis of each month's absenteeism. */
function addFaltas(demo: Collection, company: CompanyId, talentos: Talento[], falta: Tipo): void {
  const random = new Random(`faltas ${company}`)
  for (let mes = 0; mes < MESES; mes++) {
    const inicio = monthsBefore(PRIMEIRO_MES, -mes)
    const presentes = talentos.filter(({ registro: { situacao, dataAdmissao = HOJE, dataDesligamento = HOJE } }) => {
      const conta = situacao === 'A' || situacao === 'D'
      return conta && dataAdmissao <= inicio && dataDesligamento > addDays(inicio, 35)
    })
    for (const talento of random.sample(presentes, FALTAS_NO_MES)) {
      const dataIni = workdayOf(addDays(inicio, random.int(0, 24)))
      demo.add('gestao-talentos/colaborador-ocorrencia', company, {
        colaborador: { id: talento.id },
        ocorrencia: refOf(falta),
        pontuacao: falta.pontuacao,
        dataIni,
        dataFim: addDays(dataIni, random.int(1, 6)),
        origem: 'FORTES_RH',
      })
    }
  }
}

function providenciaDe(pontos: number, providencias: Ref[]): Ref | undefined {
  const found = PROVIDENCIAS.find(([ate]) => pontos <= ate)
  const at = found ? found[1] : SUSPENSAO
  return at === undefined ? undefined : providencias[at]
}
