import type { Area } from '../areas.ts'
import { type Collection, refOf } from '../collection.ts'
import { AURORA, type CompanyId, HORIZONTE } from '../empresas.ts'
import { comNumeros, modelosAvaliacao } from './modelos-avaliacao.ts'

/** Area of interest → root of its areas. */
const areasInteresse: Record<CompanyId, [string, string][]> = {
  [AURORA]: [
    ['Administração e finanças', 'Administrativo e Financeiro'],
    ['Produção de alimentos', 'Produção'],
    ['Manutenção industrial', 'Manutenção'],
    ['Qualidade', 'Qualidade'],
    ['Logística e transportes', 'Logística'],
    ['Vendas e marketing', 'Comercial'],
    ['Recursos Humanos', 'Recursos Humanos'],
    ['Tecnologia da Informação', 'Tecnologia da Informação'],
    ['Segurança do trabalho', 'Segurança do Trabalho'],
  ],
  [HORIZONTE]: [
    ['Limpeza e conservação', 'Limpeza e Conservação'],
    ['Portaria e vigilância', 'Portaria e Vigilância'],
    ['Manutenção predial', 'Manutenção Predial'],
    ['Cozinha industrial', 'Alimentação'],
    ['Administração', 'Administração'],
    ['Atendimento e vendas', 'Comercial'],
  ],
}

/** Adds the registers that selections refer to. */
export function addRegistersCaptacao(demo: Collection, company: CompanyId, areas: Area[]) {
  const names = (path: 'captacao/idioma' | 'captacao/como-ficou-sabendo-vaga' | 'captacao/area-formacao') =>
    demo.addFile(path, company).map(({ id, nome = '' }) => ({ id, nome }))
  return {
    etapas: demo.addFile('captacao/etapa-seletiva', company).map(refOf),
    motivos: demo.addFile('captacao/motivo-solicitacao', company).map(({ id, turnover = false }) => ({ id, turnover })),
    idiomas: names('captacao/idioma'),
    comoFicouSabendo: names('captacao/como-ficou-sabendo-vaga'),
    areasFormacao: names('captacao/area-formacao'),
    areasInteresse: areasInteresse[company].map(([nome, raiz]) => {
      const areasOrganizacionaisIds = areas.filter((a) => a.caminho.includes(raiz)).map(({ id }) => id)
      return {
        ...refOf(demo.add('captacao/area-interesse', company, { nome, areasOrganizacionaisIds })),
        areasOrganizacionaisIds,
      }
    }),
    modelos: demo.addAll('captacao/modelo-avaliacao-candidato', company, comNumeros(modelosAvaliacao(), company)),
  }
}
