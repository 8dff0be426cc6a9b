/** CBO major groups 1 (managers), 2 (graduates) and 3 (technicians): their training is no apprenticeship. */
const FORMADOS = /^[123]/

/** Whether an occupation requires apprenticeship training, by its major group; default without an explicit entry (spec 3 §7: cbo-efeito-aprendiz). */
export const demandaFormacao = (codigo: string): boolean => !FORMADOS.test(codigo)
