import { createHash } from 'node:crypto'
import { cpfOf, pisOf, tituloEleitor } from '#server/platform/data/people/numbers.ts'
import type { Cargo } from '../cargos/cargos.ts'
import { type Collection, type Demo, type Ref, refOf } from '../collection.ts'
import { addDays, dayBetween, daysBetween, HOJE, INICIO } from '../days.ts'
import { AURORA, type CompanyId, POLITICA } from '../empresas.ts'
import {
  type Catalogue,
  geraCertificacoes,
  geraExperiencias,
  geraFormacoes,
  geraIdiomas,
} from '../people/curriculum.ts'
import { emailOf, makePerson } from '../people/person.ts'
import type { Cidade } from '../places/cidades.ts'
import { cidadeDe, contatoEm, enderecoEm } from '../places/endereco.ts'
import { Random } from '../random.ts'
import type { Talento } from '../talentos.ts'
import { candidatoDemo } from './candidato-demo.ts'
import { curriculoDe } from './curriculo.ts'

export type Candidato = Demo<'captacao/candidato'> & Ref

export interface NeedsCandidato {
  cargos: Cargo[]
  catalogue: Catalogue
  comoFicouSabendo: Ref[]
  areasInteresse: (Ref & { areasOrganizacionaisIds: number[] })[]
  conhecimentos: Ref[]
  /** former talentos who apply again */
  antigos: Talento[]
  /** active talentos who recommend candidatos */
  ativos: Talento[]
}

const VERSAO_DO_TERMO = createHash('sha256').update(POLITICA).digest('hex')

/** First CPF number of a company's candidatos. */
const CPF_FROM = 10_000

/**
 * Adds the candidatos of a company in order of registration, from 2020 on; the first is the demo candidato. One in
 * fifteen has only a name and contact data, as from imports and walk-ins.
 * @param from number of existing candidatos: offsets numbers and e-mail addresses
 */
export function addCandidatos(
  demo: Collection,
  company: CompanyId,
  count: number,
  needs: NeedsCandidato,
  from = 0,
): Candidato[] {
  const random = new Random(`candidatos ${company}${from > 0 ? ` ${from}` : ''}`)
  const span = daysBetween(INICIO, HOJE)
  return Array.from({ length: count }, (_, place) => {
    const index = from + place
    const dataCadastro = addDays(INICIO, Math.floor((span * place) / count))
    if (index === 0)
      return demo.add('captacao/candidato', company, {
        ...inteiro(random, company, index, dataCadastro, needs),
        ...candidatoDemo,
        ...aceite(company, dataCadastro, index),
      })
    const antigo = index % 60 === 30 ? needs.antigos[(index - 30) / 60] : undefined
    if (antigo)
      return demo.add('captacao/candidato', company, deAntigo(random, company, index, dataCadastro, antigo, needs))
    if (index % 15 === 14) return demo.add('captacao/candidato', company, breve(random, company, index, dataCadastro))
    const pessoa = inteiro(random, company, index, dataCadastro, needs)
    // one in three has the text of a CV
    const curriculo = index % 3 === 1 ? { ocrTexto: curriculoDe(index, pessoa, needs.cargos) } : {}
    return demo.add('captacao/candidato', company, { ...pessoa, ...curriculo })
  })
}

function breve(random: Random, company: CompanyId, index: number, dataCadastro: string): Demo<'captacao/candidato'> {
  const { nome } = makePerson(random, HOJE, [18, 60])
  const cidade = cidadeDe(random, company)
  return {
    nome,
    contato: contatoEm(random, cidade, emailOf(nome, index)),
    dataCadastro,
    dataAtualizacao: dataCadastro,
    disponivel: true,
  }
}

function inteiro(
  random: Random,
  company: CompanyId,
  index: number,
  dataCadastro: string,
  needs: NeedsCandidato,
): Demo<'captacao/candidato'> {
  const pessoa = makePerson(random, dataCadastro, [18, 58])
  const cidade = cidadeDe(random, company)
  const cargos = random.sample(needs.cargos, random.int(1, 3))
  const escolaridade = (cargos[0]?.linha.escolaridade ?? '07') as '05' | '07' | '09' | '10'
  const primeiroEmprego = daysBetween(pessoa.dataNascimento, dataCadastro) < 20 * 365
  return {
    nome: pessoa.nome,
    pessoal: {
      ...pessoal(random, CPF_FROM * company + index, pessoa, escolaridade, cidade),
      ...indicacao(index, needs.ativos),
    },
    endereco: enderecoEm(random, cidade),
    contato: contatoEm(random, cidade, emailOf(pessoa.nome, index)),
    socioEconomica: { pagaPensao: random.chance(0.08), possuiVeiculo: random.chance(0.4) },
    comoFicouSabendoVaga: refOf(needs.comoFicouSabendo[index % needs.comoFicouSabendo.length] as Ref),
    formacao: geraFormacoes(random, escolaridade, pessoa.dataNascimento, needs.catalogue),
    candidatoIdiomas: geraIdiomas(random, needs.catalogue),
    certificados: geraCertificacoes(random, dataCadastro),
    cargos: cargos.map(refOf),
    areasInteresse: interesses(cargos, needs),
    conhecimentos: random.sample(needs.conhecimentos, 2).map(refOf),
    colocacao: colocacao(random, pessoa.dataNascimento, dataCadastro),
    primeiroEmprego,
    experiencias: primeiroEmprego ? [] : geraExperiencias(random, pessoa.dataNascimento, dataCadastro, needs.catalogue),
    pretencaoSalarial: Math.round(((cargos[0]?.linha.salario ?? 1500) * (1 + random.next() * 0.4)) / 50) * 50,
    disponivel: random.chance(0.85),
    dataCadastro,
    dataAtualizacao: dayBetween(random, dataCadastro, HOJE),
    aceitoPoliticaSeguranca: index % 3 !== 0,
    ...(index % 3 === 0 ? {} : aceite(company, dataCadastro, index)),
    ...(random.chance(0.3) ? { observacao: 'Tem disponibilidade para trabalhar em turnos e nos fins de semana.' } : {}),
    ...(random.chance(0.4) ? { habilitacao: habilitacao(random, cidade, dataCadastro) } : {}),
  }
}

/** Acceptance of the privacy terms (version, time, address) in the company that requires it; the addresses are from the documentation range (RFC 5737). */
function aceite(company: CompanyId, dataCadastro: string, index: number): Partial<Demo<'captacao/candidato'>> {
  if (company !== AURORA) return {}
  return {
    versaoTermo: VERSAO_DO_TERMO,
    aceitoEm: `${dataCadastro}T13:${String(index % 60).padStart(2, '0')}:00.000Z`,
    enderecoAceite: `203.0.113.${(index % 250) + 1}`,
  }
}

/** Every fourth was recommended by a talento, out of at most twelve. */
function indicacao(index: number, ativos: Talento[]): { indicadoPor?: string } {
  if (index % 4 !== 1 || ativos.length === 0) return {}
  return { indicadoPor: ativos[((index - 1) / 4) % Math.min(12, ativos.length)]?.registro.nome }
}

/** Kind of employment: apprenticeships and internships up to 24 years of age only. */
function colocacao(random: Random, nascimento: string, day: string): 'E' | 'A' | 'S' | 'T' {
  if (random.chance(0.03)) return 'T'
  if (daysBetween(nascimento, day) > 24 * 365 || random.chance(0.5)) return 'E'
  return random.pick(['A', 'S'])
}

function pessoal(
  random: Random,
  number: number,
  pessoa: ReturnType<typeof makePerson>,
  escolaridade: '05' | '07' | '09' | '10',
  cidade: Cidade,
) {
  return {
    dataNascimento: pessoa.dataNascimento,
    naturalidade: cidade.nome,
    sexo: pessoa.sexo,
    cpf: cpfOf(number),
    escolaridade,
    estadoCivil: random.weighted([
      ['01' as const, 50],
      ['02' as const, 38],
      ['03' as const, 8],
      ['05' as const, 4],
    ]),
    qtdFilhos: random.weighted([
      [0, 45],
      [1, 28],
      [2, 18],
      [3, 9],
    ]),
    deficiencia: random.weighted([
      ['0' as const, 95],
      ['1' as const, 3],
      ['2' as const, 2],
    ]),
    rg: String(random.int(10_000_000, 99_999_999)),
    rgUfId: { id: cidade.uf },
    rgOrgaoEmissor: 'SSP',
    rgDataExpedicao: addDays(pessoa.dataNascimento, 16 * 366),
    titEleitNumero: tituloEleitor(number, cidade.eleitoral),
    titEleitZona: String(random.int(1, 120)).padStart(3, '0'),
    titEleitSecao: String(random.int(1, 600)).padStart(4, '0'),
    pis: pisOf(number),
    etniaRaca: random.weighted([
      ['1' as const, 40],
      ['2' as const, 12],
      ['3' as const, 42],
      ['4' as const, 1],
      ['5' as const, 1],
      ['6' as const, 4],
    ]),
  }
}

/** Areas of interest that match the desired positions. */
function interesses(cargos: Cargo[], { areasInteresse }: NeedsCandidato): Ref[] {
  const areas = new Set(cargos.flatMap((cargo) => cargo.areas.map(({ id }) => id)))
  return areasInteresse
    .filter(({ areasOrganizacionaisIds }) => areasOrganizacionaisIds.some((id) => areas.has(id)))
    .map(refOf)
}

function habilitacao(random: Random, cidade: Cidade, day: string) {
  const emissao = addDays(day, -random.int(60, 1500))
  const numeroHab = String(random.int(100_000_000, 999_999_999)).padStart(11, '0')
  return {
    numeroHab,
    emissao,
    vencimento: addDays(emissao, 3650),
    ufHab: { id: cidade.uf },
    categoria: random.pick(['A', 'B', 'AB', 'D']),
  }
}

/** A candidato who is a former talento: same person and documents. */
function deAntigo(
  random: Random,
  company: CompanyId,
  index: number,
  dataCadastro: string,
  antigo: Talento,
  needs: NeedsCandidato,
) {
  const candidato = inteiro(random, company, index, dataCadastro, needs)
  const { nome, sexo, dataNascimento, cpf, pis, endereco, contato } = antigo.registro
  const primeiroEmprego = false
  return {
    ...candidato,
    nome,
    endereco,
    contato,
    primeiroEmprego,
    jaFoiColaborador: true,
    pessoal: { ...candidato.pessoal, sexo, dataNascimento, cpf, pis },
  }
}
