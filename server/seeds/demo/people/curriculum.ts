import { addDays, dayBetween, earlierDay, HOJE } from '../days.ts'
import type { Random } from '../random.ts'

/** Registers that a curriculum refers to. */
export interface Catalogue {
  areasFormacao: { id: number; nome: string }[]
  idiomas: { id: number }[]
  cargos: { id: number; linha: { nome: string; salario: number } }[]
}

const empresas =
  `Mercantil Nova Esperança|Laticínios Serra Verde|Transportadora Caminho Certo|Panificadora Trigo de Ouro|Construtora Pedra Alta
Colégio Horizonte Azul|Clínica Bem-Viver|Têxtil Algodão do Sertão|Metalúrgica Ponte Nova|Distribuidora Rio Manso|Confecções Ponto Fino
Restaurante Sabor da Serra|Hotel Mar Aberto|Farmácia Vida Plena|Gráfica Letra Viva|Indústria de Bebidas Fonte Clara`.split(
    /[|\n]/,
  )

const escolas = [
  'Universidade Estadual do Ceará',
  'Instituto Federal do Ceará',
  'Faculdade Horizonte',
  'Universidade Federal de Minas Gerais',
  'Escola Técnica Industrial',
  'Centro Universitário Novo Saber',
]

const certificados: [titulo: string, organizacao: string, tipo: 'CURSO' | 'CERTIFICACAO', horas: number][] = [
  ['Boas práticas de fabricação', 'Instituto Alimento Seguro', 'CURSO', 20],
  ['Excel avançado', 'Escola Digital', 'CURSO', 40],
  ['Operador de empilhadeira', 'Centro de Formação em Logística', 'CURSO', 40],
  ['NR-10 básico', 'Instituto Prevenir', 'CURSO', 40],
  ['Atendimento ao cliente', 'Escola do Comércio', 'CURSO', 16],
  ['Green Belt em Lean Six Sigma', 'Instituto da Qualidade', 'CERTIFICACAO', 80],
  ['Auditor interno ISO 22000', 'Instituto da Qualidade', 'CERTIFICACAO', 24],
]

const motivosSaida = [
  'Término de contrato',
  'Proposta melhor',
  'Redução de quadro',
  'Mudança de cidade',
  'Fechamento da empresa',
]

/** Education that fits a level of schooling (code of the list `escolaridades`); none below secondary school. */
export function geraFormacoes(random: Random, escolaridade: string, nascimento: string, { areasFormacao }: Catalogue) {
  const nivel = Number(escolaridade)
  if (nivel < 7) return []
  const area = random.pick(areasFormacao)
  const ano = Math.min(Number(nascimento.slice(0, 4)) + 22 + random.int(0, 6), 2026)
  const tipo = tipoDeFormacao(nivel)
  const situacao = nivel === 8 ? random.pick(['EM_ANDAMENTO', 'INCOMPLETO'] as const) : ('COMPLETO' as const)
  const linha = { areaFormacao: { id: area.id }, local: random.pick(escolas) }
  const concluida = situacao === 'COMPLETO' ? { anoConclusao: `${ano}-${random.pick(['06', '12'])}` } : {}
  const graduacao = {
    ...linha,
    curso: area.nome,
    tipo: 'GRADUACAO' as const,
    situacao: 'COMPLETO' as const,
    anoConclusao: `${Math.max(ano - 2, 1970)}-12`,
  }
  const curso = tipo === 'ESPECIALIZACAO' ? `Especialização em ${area.nome}` : area.nome
  return [...(nivel >= 10 ? [graduacao] : []), { ...linha, curso, tipo, situacao, ...concluida }]
}

function tipoDeFormacao(nivel: number): 'ESPECIALIZACAO' | 'GRADUACAO' | 'TECNICO' {
  if (nivel >= 10) return 'ESPECIALIZACAO'
  return nivel >= 8 ? 'GRADUACAO' : 'TECNICO'
}

/** Zero to two distinct languages. */
export function geraIdiomas(random: Random, catalogue: Catalogue) {
  const count = random.weighted([
    [0, 45],
    [1, 40],
    [2, 15],
  ])
  return random
    .sample(catalogue.idiomas, count)
    .map(({ id }) => ({ idioma: { id }, nivel: random.pick(['B', 'I', 'A'] as const) }))
}

/** Former jobs, newest first, none before the 18th birthday nor after `until`. */
export function geraExperiencias(random: Random, nascimento: string, until: string, { cargos }: Catalogue) {
  const jobs = []
  let end = addDays(until, -random.int(10, 300))
  for (let left = random.int(1, 3); left > 0; left--) {
    const start = addDays(end, -random.int(120, 1400))
    if (start < addDays(nascimento, 18 * 366)) break
    jobs.push(job(random, start, end, cargos))
    end = addDays(start, -random.int(5, 200))
  }
  return jobs
}

function job(random: Random, dataAdmissao: string, dataDesligamento: string, cargos: Catalogue['cargos']) {
  const { id, linha } = random.pick(cargos)
  const outro = random.chance(0.3)
  return {
    empresa: random.pick(empresas),
    ...(outro
      ? { checkNomeCargo: true, nomeMercado: `Auxiliar de ${linha.nome.toLowerCase()}` }
      : { checkNomeCargo: false, cargo: { id } }),
    contatoEmpresa: `${random.pick(['85', '11', '31', '41'])}3${random.int(2_000_000, 4_999_999)}`,
    salario: Math.round(linha.salario * (0.8 + random.next() * 0.4)),
    dataAdmissao,
    dataDesligamento,
    motivoSaida: random.pick(motivosSaida),
  }
}

/** One or two courses or certifications, for about one in three people. */
export function geraCertificacoes(random: Random, until: string) {
  return random
    .sample(certificados, random.chance(0.35) ? random.int(1, 2) : 0)
    .map(([titulo, organizacao, tipo, cargaHorariaTotal]) => {
      const dataInicio = dayBetween(random, '2016-01-01', addDays(until, -60))
      const dataFim = earlierDay(addDays(dataInicio, random.int(5, 60)), HOJE)
      const validade = tipo === 'CERTIFICACAO' ? { validade: addDays(dataFim, 1095) } : {}
      return { titulo, organizacao, tipo, dataInicio, dataFim, cargaHorariaTotal, cargaHorariaDiaria: 4, ...validade }
    })
}
