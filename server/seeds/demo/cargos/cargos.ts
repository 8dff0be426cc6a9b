import type { Area } from '../areas.ts'
import { type Collection, type Ref, refOf } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'
import type { Competencias, ItemCompetencia } from '../registers/competencias.ts'
import { addFaixas, type Faixa } from './faixas.ts'
import { cargos, type LinhaCargo } from './tabela.ts'

export interface Cargo extends Ref {
  linha: LinhaCargo
  areas: Area[]
  faixas: Faixa[]
  /** required competences of all three kinds */
  competencias: ItemCompetencia[]
}

interface Needs {
  areas: Area[]
  etapas: Ref[]
  areasFormacao: { id: number; nome: string }[]
  competencias: Competencias
  indices: (Ref & { valor: number })[]
  certificacoes: Ref[]
}

/** Occupational groups, positions and their salary bands. */
export function addCargos(demo: Collection, company: CompanyId, needs: Needs): Cargo[] {
  const linhas = cargos[company]
  const grupos = new Map<string, Ref>()
  for (const { grupo } of linhas)
    if (!grupos.has(grupo))
      grupos.set(
        grupo,
        refOf(demo.add('cargo-salario/grupo-ocupacional', company, { descricao: grupo, turnover: 2.5 })),
      )
  return linhas.map((linha, index) => {
    const areas = linha.areas.map((nome) => areaOf(needs.areas, nome))
    const { conhecimento, habilidade, atitude } = competenciasDo(needs.competencias, index)
    const cargo = demo.add('cargo-salario/cargo', company, {
      ...texts(linha),
      exibirModuloExterno: linha.grupo !== 'Direção',
      grupoOcupacional: grupos.get(linha.grupo),
      areasOrganizacionais: areas.map(refOf),
      etapaSeletivas: needs.etapas.filter((_, i) => i !== 2 || index % 2 === 0),
      conhecimentos: conhecimento.map(refOf),
      habilidades: habilidade.map(refOf),
      atitudes: atitude.map(refOf),
      areasFormacaoRelacionadas: needs.areasFormacao.filter(({ nome }) => linha.formacao.includes(nome)).map(refOf),
    })
    return {
      id: cargo.id,
      linha,
      areas,
      competencias: [...conhecimento, ...habilidade, ...atitude],
      faixas: addFaixas(demo, company, { id: cargo.id, linha, index }, needs),
    }
  })
}

function texts({ nome, escolaridade, areas }: LinhaCargo) {
  const onde = areas.join(', ')
  return {
    nome,
    nomeMercado: nome,
    missao: `Contribuir para os resultados de ${onde} como ${nome}, com qualidade e segurança.`,
    responsabilidades:
      'Executar as atividades da função, registrar o que faz e zelar pelos equipamentos e pelas normas internas.',
    recrutamento: 'Interno e externo.',
    experiencia: 'Desejável experiência de um ano em função semelhante.',
    escolaridade: escolaridade as '05' | '07' | '09' | '10',
  }
}

const competenciasDo = ({ conhecimento, habilidade, atitude }: Competencias, index: number): Competencias => ({
  conhecimento: some(conhecimento, index),
  habilidade: some(habilidade, index),
  atitude: some(atitude, index),
})

/** Two of the list, another pair for each position. */
const some = (list: ItemCompetencia[], index: number): ItemCompetencia[] =>
  list.filter((_, i) => i === index % list.length || i === (index + 2) % list.length)

function areaOf(areas: Area[], nome: string): Area {
  const area = areas.find((a) => a.nome === nome)
  if (!area) throw new Error(`No area named ${nome}`)
  return area
}
