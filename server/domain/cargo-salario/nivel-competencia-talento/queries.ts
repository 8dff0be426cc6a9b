export { escalaDe } from './escala.ts'
export { type NivelContado, type NivelDoTalento, niveisDosTalentos } from './niveis.ts'
