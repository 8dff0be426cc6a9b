import { pluralText } from '#admin/i18n/words.ts'

export const vinculosTexts = {
  about:
    'O vínculo diz quem cada usuário é nesta empresa: dele vêm a equipe e as áreas por que a pessoa responde. Quando só um talento tem o mesmo e-mail, ele já vem escolhido.',
  talent: 'Talento',
  none: 'Todos os usuários desta empresa estão vinculados a um talento.',
  link: (count: number) => (count === 0 ? 'Vincular' : `Vincular (${count})`),
  done: (count: number) => pluralText(count, '1 usuário vinculado.', '% usuários vinculados.'),
  sameEmail: 'Mesmo e-mail',
}
