import { addDays } from '../days.ts'
import { AURORA, type CompanyId } from '../empresas.ts'
import type { TurmaDaDemo } from './turma-da-demo.ts'

type Serie = Pick<TurmaDaDemo, 'curso' | 'instrutor' | 'instituicao' | 'dias' | 'turno' | 'custo'> & { nome: string }

/** Past turmas by course; unpaid ones have no cost. */
const SERIES: Serie[] = [
  serie(0, 'Integração', 'Bianca Rezende', 'Interna', 2, 'M', 0),
  serie(1, 'NR-12', 'Renato Sampaio', 'Escola Alto Seguro', 2, 'D', 4800),
  serie(2, 'NR-35', 'Renato Sampaio', 'Escola Alto Seguro', 2, 'M', 3100),
  serie(3, 'Boas práticas', 'Sônia Prado', 'Interna', 3, 'T', 1350),
  serie(8, 'Brigada de incêndio', 'Marcos Teles', 'Bombeiros Civis do Vale', 2, 'D', 3900),
  serie(5, 'Planilhas eletrônicas', 'Otávio Brandão', 'Instituto Planilha', 5, 'N', 2600),
  serie(6, 'Comunicação não violenta', 'Paula Antunes', 'Interna', 2, 'M', 750),
  serie(7, 'Liderança', 'Cláudia Meireles', 'Instituto Liderar', 3, 'D', 9200),
  serie(9, 'LGPD', 'Helena Bastos', 'Interna', 2, 'T', 400),
  serie(4, 'Empilhadeira', 'Jorge Nogueira', 'Escola Alto Seguro', 5, 'D', 6400),
]

function serie(
  curso: number,
  nome: string,
  instrutor: string,
  instituicao: string,
  dias: number,
  turno: TurmaDaDemo['turno'],
  custo: number,
): Serie {
  return { curso, nome, instrutor, instituicao, dias, turno, custo }
}

const MESES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const PRIMEIRO_ANO = 2024
/** January 2024 to September 2026. */
const QUANTOS_MESES = 33

/** Turmas held since January 2024, two a month, courses in rotation; costs rise every year. */
export function turmasPassadas(company: CompanyId): TurmaDaDemo[] {
  const [menor, vezes] = company === AURORA ? [9, 8] : [4, 5]
  return Array.from({ length: QUANTOS_MESES * 2 }, (_, n): TurmaDaDemo => {
    const mes = Math.floor(n / 2)
    const ano = PRIMEIRO_ANO + Math.floor(mes / MESES.length)
    const vez = (n * (company === AURORA ? 3 : 7) + Math.floor(n / SERIES.length)) % SERIES.length
    const { nome, custo, ...dito } = SERIES[vez] as Serie
    return {
      ...dito,
      descricao: `${nome} – ${MESES[mes % MESES.length]} de ${ano}`,
      dataPrevIni: segunda(ano, mes % MESES.length, n % 2),
      custo: Math.round((custo * (100 + 6 * (ano - PRIMEIRO_ANO))) / 100),
      gente: menor + ((n * 5) % vezes),
      realizada: true,
    }
  })
}

/** The second or the third Monday of a month. */
function segunda(ano: number, mes: number, depois: number): string {
  const oitavo = new Date(Date.UTC(ano, mes, 8))
  return addDays(oitavo.toISOString().slice(0, 10), ((8 - oitavo.getUTCDay()) % 7) + 7 * depois)
}
