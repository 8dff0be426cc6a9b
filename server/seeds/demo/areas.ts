import type { Collection, Demo, Ref } from './collection.ts'
import { AURORA, type CompanyId, HORIZONTE } from './empresas.ts'

/** The tree of each company: two blanks per level. */
const arvores: Record<CompanyId, string> = {
  [AURORA]: `Diretoria Geral
  Administrativo e Financeiro
    Contabilidade
    Financeiro
    Compras
    Tecnologia da Informação
      Infraestrutura
      Sistemas
  Recursos Humanos
    Recrutamento e Seleção
    Administração de Pessoal
    Treinamento e Desenvolvimento
  Industrial
    Produção
      Linha de Massas
      Linha de Laticínios
      Embalagem
    Manutenção
    Qualidade
    Segurança do Trabalho
    Planejamento da Produção
  Logística
    Armazém
    Expedição
    Transportes
  Comercial
    Vendas
    Marketing`,
  [HORIZONTE]: `Diretoria
  Operações
    Limpeza e Conservação
    Portaria e Vigilância
    Manutenção Predial
    Alimentação
  Administração
    Financeiro
    Gestão de Pessoas
    Suprimentos
  Comercial
    Atendimento ao Cliente`,
}

/** Area of company 1 whose gestor is the demo user `gestor`; includes its sub-areas. */
export const AREA_DO_GESTOR = 'Produção'

/** Id of AREA_DO_GESTOR: areas are numbered from 1 in the order of the tree, company 1 first. */
export const AREA_DO_GESTOR_ID = arvores[AURORA].split('\n').findIndex((line) => line.trim() === AREA_DO_GESTOR) + 1

export interface Area extends Ref {
  nome: string
  /** names from the root down to this area */
  caminho: string[]
  registro: Demo<'cargo-salario/area-organizacional'>
}

/** Adds the areas of a company in tree order. Responsible talentos are set later, since talentos are created after areas. */
export function addAreas(demo: Collection, company: CompanyId): Area[] {
  const caminho: Area[] = []
  const filhas = new Map<number | undefined, number>()
  return arvores[company].split('\n').map((line) => {
    const nome = line.trim()
    caminho.length = (line.length - nome.length) / 2
    const mae = caminho.at(-1)
    const email = company === AURORA && !mae ? 'diretoria@aurora.example' : undefined
    const ordem = (filhas.get(mae?.id) ?? 0) + 1
    filhas.set(mae?.id, ordem)
    const registro = demo.add('cargo-salario/area-organizacional', company, {
      nome,
      codigoAC: `${mae?.registro.codigoAC ?? ''}${String(ordem).padStart(2, '0')}`,
      ...(mae ? { areaMae: { id: mae.id } } : {}),
      ...(email ? { email } : {}),
    })
    const area = { id: registro.id, nome, caminho: [...caminho.map((a) => a.nome), nome], registro }
    caminho.push(area)
    return area
  })
}

/** Whether the demo user `gestor` manages the area. */
export const isDoGestor = (area: Area): boolean => area.caminho.includes(AREA_DO_GESTOR)
