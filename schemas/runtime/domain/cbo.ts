/** Those who direct (1), graduates (2) and technicians (3) of the CBO have been trained elsewhere: no apprentice becomes one. */
const FORMADOS = /^[123]/

/** Whether an occupation demands training by its family, as long as nobody says otherwise (spec 3 §7: cbo-efeito-aprendiz). */
export const demandaFormacao = (codigo: string): boolean => !FORMADOS.test(codigo)
