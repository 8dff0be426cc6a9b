import { displayDay } from '#schemas/runtime/dates.ts'
import { pluralText } from './words.ts'

export const pesquisasTexts = {
  surveys: 'Pesquisas',
  questions: 'Perguntas',
  documents: 'Documentos anexos',
  participants: 'Participantes',
  results: 'Resultados',
  remind: 'Lembrar quem falta',
  remindQuestion: 'Quem ainda não respondeu é avisado nas suas mensagens ou recebe um e-mail com um link. Continuar?',
  send: 'Enviar',
  reminded: (count: number) => `${pluralText(count, '1 pessoa lembrada', '% pessoas lembradas')}.`,
  unreached: (names: string) => `Sem usuário nem e-mail: ${names}.`,
  notReleased: 'A pesquisa não está liberada.',
  notYet: 'A pesquisa ainda não foi liberada.',
  notClosed: 'Os resultados anônimos aparecem depois do encerramento.',
  link: {
    title: 'Link público',
    address: 'Endereço da pesquisa',
    code: 'QR Code do endereço da pesquisa',
    copy: 'Copiar link',
    copied: 'Link copiado.',
    poster: 'Cartaz em PDF',
    open: 'Abrir link',
    close: 'Fechar link',
    renew: 'Renovar link',
    closeQuestion: 'Quem abrir o endereço verá que ele não é válido, até que o link seja aberto de novo. Continuar?',
    renewQuestion:
      'A pesquisa ganha outro endereço. O de agora deixa de valer no mesmo instante, também em cartazes e mensagens. Continuar?',
    done: { abre: 'Link público aberto.', fecha: 'Link público fechado.', renova: 'Link público renovado.' },
    neverOpened: 'O link ainda não foi aberto: ninguém pode responder.',
    isClosed: 'O link está fechado. Ao abri-lo de novo, o mesmo endereço volta a valer.',
    isOpen: (situacao: string, from: string, until: string) =>
      situacao === 'L'
        ? `Quem tiver o endereço responde de ${displayDay(from)} a ${displayDay(until)}, sem nome nem senha.`
        : situacao === 'U'
          ? 'A pesquisa terminou: quem abrir o endereço vê os resultados divulgados.'
          : 'A pesquisa terminou: quem abrir o endereço lê que ela foi encerrada.',
    answers: (count: number) => `${pluralText(count, '1 resposta recebida', '% respostas recebidas')}.`,
  },
  cloneIntro: 'Aspectos, perguntas, opções e condições vão junto. Público, documentos e respostas ficam.',
} as const
