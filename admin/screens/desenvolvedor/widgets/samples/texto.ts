import type { Family } from '../sample.ts'
import { asSchema } from '../source.ts'
import json from './texto.json'

export default {
  order: 10,
  title: 'Texto',
  fields: {
    source: asSchema(json),
    load: () => import('./texto.json?definicao'),
    values: {
      text: 'Conceição Aparecida dos Santos',
      maiusculas: 'SÃO GONÇALO DO AMARANTE',
      textarea: 'Disponível para viagens.\nPrefere contato por e-mail.',
      textoRico: '<h2>Sua voz conta</h2><p>Leia a <a href="https://exemplo.com.br/politica">política</a>.</p>',
      marcadores: 'Comunicado à equipe',
      documento: '<p>Prezada equipe,</p><p>o processo seletivo começa na segunda-feira.</p>',
      email: 'rh@exemplo.com.br',
      url: 'https://www.exemplo.com.br/vagas',
      link: '/captacao/candidatos',
    },
    keys: {
      textarea: [['Enter', 'abre outra linha']],
      textoRico: [['Ctrl + B', 'deixa em negrito o que está marcado']],
      documento: [['Ctrl + B', 'deixa em negrito o que está marcado']],
      senhaUsuario: [['Tab', 'leva ao botão que mostra ou oculta a senha']],
      senha: [['Tab', 'leva ao botão que mostra ou oculta a senha']],
    },
  },
} satisfies Family
