import type { Area } from '../areas.ts'
import { type Collection, ref } from '../collection.ts'
import { AURORA, type CompanyId, HORIZONTE } from '../empresas.ts'
import { comNumeros, modelosAvaliacao } from './modelos-avaliacao.ts'

const etapas = [
  'Triagem de currículos',
  'Entrevista com Recursos Humanos',
  'Teste de conhecimentos',
  'Avaliação comportamental',
  'Entrevista com o gestor',
  'Exame médico admissional',
  'Proposta e contratação',
]

/** Days a candidate should stay in each step; the last two take what they take. */
const prazos = [30, 45, 40, 45, 60]

/** Reason → does it count as turnover? */
const motivos: [string, boolean][] = [
  ['Substituição por desligamento', true],
  ['Aumento de quadro', false],
  ['Substituição por promoção', false],
  ['Licença ou afastamento temporário', false],
  ['Novo projeto', false],
  ['Pedido de demissão', true],
]

const idiomas = ['Inglês', 'Espanhol', 'Francês', 'Italiano', 'Alemão', 'Libras']

const comoFicouSabendo = [
  'Indicação de colaborador',
  'Site da empresa',
  'Redes sociais',
  'Portal de empregos',
  'Sistema Nacional de Emprego (SINE)',
  'Universidade ou escola técnica',
  'Anúncio em jornal ou rádio',
]

const areasFormacao: Record<CompanyId, string[]> = {
  [AURORA]:
    `Administração|Ciências Contábeis|Psicologia|Engenharia de Alimentos|Engenharia de Produção|Logística|Marketing|Tecnologia da Informação
Pedagogia|Segurança do Trabalho|Ensino técnico industrial`.split(/[|\n]/),
  [HORIZONTE]:
    `Administração|Ciências Contábeis|Psicologia|Serviços gerais|Segurança patrimonial|Ensino técnico industrial|Gastronomia e nutrição`.split(
      '|',
    ),
}

/** Area of interest → root of the areas it stands for. */
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

/** What selection refers to. */
export function addRegistersCaptacao(demo: Collection, company: CompanyId, areas: Area[]) {
  const names = (
    path: 'captacao/idioma' | 'captacao/como-ficou-sabendo-vaga' | 'captacao/area-formacao',
    nomes: string[],
  ) =>
    demo
      .addAll(
        path,
        company,
        nomes.map((nome) => ({ nome })),
      )
      .map(({ id, nome = '' }) => ({ id, nome }))
  return {
    etapas: demo
      .addAll(
        'captacao/etapa-seletiva',
        company,
        etapas.map((nome, i) => ({
          nome,
          ordem: i + 1,
          analiseComportamental: i === 3,
          acompanhamento: { prazoDias: prazos[i] },
        })),
      )
      .map(ref),
    motivos: motivos.map(([descricao, turnover]) => ({
      ...ref(demo.add('captacao/motivo-solicitacao', company, { descricao, turnover })),
      turnover,
    })),
    idiomas: names('captacao/idioma', idiomas),
    comoFicouSabendo: names('captacao/como-ficou-sabendo-vaga', comoFicouSabendo),
    areasFormacao: names('captacao/area-formacao', areasFormacao[company]),
    areasInteresse: areasInteresse[company].map(([nome, raiz]) => {
      const areasOrganizacionaisIds = areas.filter((a) => a.caminho.includes(raiz)).map(({ id }) => id)
      return {
        ...ref(demo.add('captacao/area-interesse', company, { nome, areasOrganizacionaisIds })),
        areasOrganizacionaisIds,
      }
    }),
    modelos: demo.addAll('captacao/modelo-avaliacao-candidato', company, comNumeros(modelosAvaliacao(), company)),
  }
}
