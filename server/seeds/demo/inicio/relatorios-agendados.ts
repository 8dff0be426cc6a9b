import type { RelatorioAgendado } from '#schemas/generated/types/utilitario/relatorio-agendado.ts'
import type { Collection } from '../collection.ts'
import { AURORA, type CompanyId, HORIZONTE } from '../empresas.ts'
import { usuarios } from '../usuarios.ts'

type Agendado = Omit<RelatorioAgendado, 'id' | 'versao' | 'situacao' | 'seVazio' | 'hora'> & Partial<RelatorioAgendado>

/** Reports that the analysts have sent to them; when is worked out by the server that first looks. */
const agendados: Record<CompanyId, Agendado[]> = {
  [AURORA]: [
    {
      nome: 'Vagas por motivo do mês',
      relatorio: 'captacao/relatorios/vaga-motivo',
      filtros: 'estabelecimentosIds=1,2,3',
      periodo: 'MES_ANTERIOR',
      formato: 'pdf',
      frequencia: 'MENSAL',
      diaMes: 1,
      usuarios: [{ id: usuarios.rh }, { id: usuarios.admin }],
      responsavel: { id: usuarios.rh },
    },
    {
      nome: 'Fontes de candidatos da semana',
      relatorio: 'captacao/relatorios/divulgacao-vaga',
      periodo: 'SEMANA_ANTERIOR',
      formato: 'xlsx',
      frequencia: 'SEMANAL',
      diaSemana: 1,
      usuarios: [{ id: usuarios.rh }],
      emails: ['diretoria@aurora.example'],
      responsavel: { id: usuarios.rh },
    },
    {
      nome: 'Indicações do semestre',
      relatorio: 'captacao/relatorios/indicacao-candidato',
      periodo: 'ULTIMOS_6_MESES',
      formato: 'pdf',
      frequencia: 'MENSAL',
      diaMes: 31,
      usuarios: [{ id: usuarios.rh }],
      responsavel: { id: usuarios.rh },
      situacao: 'PAUSADO',
    },
  ],
  [HORIZONTE]: [
    {
      nome: 'Duração das vagas',
      relatorio: 'captacao/relatorios/duracao-vaga',
      filtros: 'filtrarPor=1&areasIds=29',
      periodo: 'ULTIMOS_6_MESES',
      formato: 'pdf',
      frequencia: 'MENSAL',
      diaMes: 5,
      usuarios: [{ id: usuarios.rh2 }],
      responsavel: { id: usuarios.rh2 },
    },
  ],
}

/** The schedules of a company. */
export function addRelatoriosAgendados(demo: Collection, company: CompanyId): void {
  for (const agendado of agendados[company])
    demo.add('utilitario/relatorio-agendado', company, {
      situacao: 'ATIVO',
      seVazio: 'AVISA',
      hora: '07:00',
      ...agendado,
    })
}
