import type { ModeloEmail } from '#schemas/generated/types/captacao/modelo-email.ts'

type Padrao = Pick<ModeloEmail, 'nome' | 'evento' | 'assunto' | 'corpo'>

const assina = 'Atenciosamente,\n{{usuario.nome}}\n{{empresa.nome}}'

/** Templates created with a company. */
export const padroes: Padrao[] = [
  {
    nome: 'Inscrição recebida',
    evento: 'INCLUSAO',
    assunto: 'Recebemos a sua candidatura: {{solicitacao.descricao}}',
    corpo: `Olá, {{candidato.nome}}.\n\nVocê agora faz parte do processo seletivo para {{solicitacao.descricao}}. Vamos analisar o seu perfil e avisaremos cada passo por este e-mail.\n\n${assina}`,
  },
  {
    nome: 'Nova etapa',
    evento: 'ETAPA',
    assunto: 'Você avançou no processo seletivo: {{etapa.nome}}',
    corpo: `Olá, {{candidato.nome}}.\n\nTemos uma boa notícia: no processo seletivo para {{solicitacao.descricao}}, você está agora na etapa {{etapa.nome}}. Em breve entraremos em contato com os próximos passos.\n\n${assina}`,
  },
  {
    nome: 'Agradecimento ao candidato não selecionado',
    evento: 'RECUSA',
    assunto: 'Sobre o processo seletivo para {{solicitacao.descricao}}',
    corpo: `Olá, {{candidato.nome}}.\n\nAgradecemos o seu interesse e o tempo que dedicou ao nosso processo seletivo. Desta vez seguimos com outra pessoa, mas o seu currículo continua em nossa base para novas oportunidades.\n\nDesejamos sucesso na sua busca.\n\n${assina}`,
  },
  {
    nome: 'Desistência registrada',
    evento: 'DESISTENCIA',
    assunto: 'Registramos a sua desistência',
    corpo: `Olá, {{candidato.nome}}.\n\nRegistramos a sua desistência do processo seletivo para {{solicitacao.descricao}}. Se foi um engano, responda a este e-mail.\n\n${assina}`,
  },
  {
    nome: 'Boas-vindas',
    evento: 'CONTRATACAO',
    assunto: 'Bem-vindo(a) à {{empresa.nome}}',
    corpo: `Olá, {{candidato.nome}}.\n\nParabéns! Você foi aprovado(a) no processo seletivo para {{solicitacao.descricao}}. Em breve enviaremos a lista de documentos e a data do seu primeiro dia.\n\n${assina}`,
  },
  {
    nome: 'Convite para entrevista',
    evento: 'ENTREVISTA_MARCADA',
    assunto: 'Entrevista em {{entrevista.inicio}}: {{solicitacao.descricao}}',
    corpo: `Olá, {{candidato.nome}}.\n\nGostaríamos de conversar com você sobre a vaga {{solicitacao.descricao}}.\n\nQuando: {{entrevista.inicio}} ({{entrevista.duracao}} minutos)\nOnde: {{entrevista.local}} {{entrevista.link}}\n\nO convite em anexo põe a entrevista na sua agenda. Se não puder comparecer, responda a este e-mail.\n\n${assina}`,
  },
  {
    nome: 'Entrevista remarcada',
    evento: 'ENTREVISTA_REMARCADA',
    assunto: 'Nova data da entrevista: {{entrevista.inicio}}',
    corpo: `Olá, {{candidato.nome}}.\n\nA sua entrevista para {{solicitacao.descricao}} mudou.\n\nQuando: {{entrevista.inicio}} ({{entrevista.duracao}} minutos)\nOnde: {{entrevista.local}} {{entrevista.link}}\n\nO convite em anexo atualiza a sua agenda.\n\n${assina}`,
  },
  {
    nome: 'Lembrete de entrevista',
    evento: 'ENTREVISTA_LEMBRETE',
    assunto: 'Lembrete: entrevista em {{entrevista.inicio}}',
    // no sender's name: sent by the system
    corpo: `Olá, {{candidato.nome}}.\n\nLembramos a sua entrevista para {{solicitacao.descricao}}.\n\nQuando: {{entrevista.inicio}} ({{entrevista.duracao}} minutos)\nOnde: {{entrevista.local}} {{entrevista.link}}\n\nSe não puder comparecer, responda a este e-mail.\n\nAtenciosamente,\n{{empresa.nome}}`,
  },
  {
    nome: 'Entrevista cancelada',
    evento: 'ENTREVISTA_CANCELADA',
    assunto: 'Entrevista cancelada: {{solicitacao.descricao}}',
    corpo: `Olá, {{candidato.nome}}.\n\nA entrevista de {{entrevista.inicio}} para {{solicitacao.descricao}} foi cancelada. Se houver uma nova data, avisaremos por e-mail.\n\n${assina}`,
  },
  {
    nome: 'Avaliação liberada',
    evento: 'AVALIACAO_LIBERADA',
    assunto: 'Para você responder: {{avaliacao.titulo}}',
    corpo: `Olá, {{candidato.nome}}.\n\nComo parte do nosso processo seletivo, liberamos para você responder: {{avaliacao.titulo}}.\n\nVaga: {{solicitacao.descricao}}\nResponda até: {{avaliacao.dataHoraExpiracao}}\n\nPara responder, entre no portal de vagas com o seu CPF e a sua senha e abra a página Avaliações da Vaga. Em caso de dúvida, responda a este e-mail.\n\n${assina}`,
  },
]
