export const treeTexts = {
  expand: (name: string) => `Expandir ${name}`,
  collapse: (name: string) => `Recolher ${name}`,
  page: (number: number, all: number, from: number | undefined) =>
    `Página ${number} de ${all}${from === undefined ? '' : `, continua da página ${from}`}`,
  goesOn: (page: number) => `continua na página ${page}`,
}
