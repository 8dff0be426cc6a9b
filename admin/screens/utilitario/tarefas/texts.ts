/** Background tasks: the page 'Tarefas', its icon in the header, and the messages where a task starts. */
export const tarefasTexts = {
  none: 'Nenhuma tarefa nos últimos dias. Relatórios, exportações e importações demorados aparecem aqui.',
  intro: 'O que você iniciou e continua mesmo que saia da tela. Os arquivos ficam guardados por um dia.',
  columns: { what: 'Tarefa', state: 'Situação', begun: 'Início', ended: 'Término', actions: 'Ações' },
  states: {
    'na-fila': 'Na fila',
    executando: 'Em andamento',
    concluida: 'Concluída',
    falhou: 'Não concluída',
    cancelada: 'Cancelada',
  },
  waiting: (ahead: number) =>
    ahead === 0 ? 'Na fila, é a próxima' : `Na fila, ${ahead.toLocaleString('pt-BR')} à frente`,
  system: {
    title: 'Do sistema',
    intro: 'O que o sistema executa sozinho, em todas as empresas. Ninguém é avisado quando termina.',
    columns: { what: 'Tarefa', when: 'Horário', state: 'Situação', begun: 'Último início', ended: 'Último término' },
    never: 'Ainda não executada',
    everyMinute: 'A cada minuto',
    everyMinutes: (minutos: string) => `A cada ${minutos} minutos`,
    everyHour: (minuto: string) => `A cada hora, aos ${minuto} minutos`,
    everyDay: (hora: string) => `Todos os dias às ${hora}`,
  },
  cancelling: 'Cancelando…',
  progress: (titulo: string) => `Andamento de ${titulo}`,
  download: 'Baixar',
  cancel: 'Cancelar',
  again: 'Tentar novamente',
  repeat: 'Repetir',
  of: (acao: string, titulo: string) => `${acao}: ${titulo}`,
  started: 'A tarefa foi iniciada novamente.',
} as const
