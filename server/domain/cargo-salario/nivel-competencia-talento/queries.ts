export { type NivelContado, type NivelDoTalento, niveisDosTalentos } from './niveis.ts'
