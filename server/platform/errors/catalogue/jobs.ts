import type { Catalogue } from './entry.ts'

/** Tasks of the queue. */
export const jobsErrors = {
  TAREFAS_DEMAIS: {
    status: 429,
    message: 'Você já tem {limite} tarefas na fila. Espere alguma delas terminar.',
  },
  TAREFA_INTERROMPIDA: { status: 500, message: 'A tarefa foi interrompida várias vezes e não será repetida.' },
  TAREFA_EM_ANDAMENTO: { status: 409, message: 'A tarefa ainda está em andamento.' },
  TAREFA_NAO_SE_REPETE: {
    status: 409,
    message: 'Esta tarefa não pode ser repetida daqui. Inicie-a pela própria tela.',
  },
} satisfies Catalogue
