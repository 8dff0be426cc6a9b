/** SVG paths on a 24 × 24 grid, in `currentColor`. */
const paths = {
  busca: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  lugar: 'M12 21s-6.5-5.5-6.5-11a6.5 6.5 0 0 1 13 0C18.5 15.5 12 21 12 21ZM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  area: 'M4 20V9l8-5 8 5v11M9 20v-6h6v6M3 20h18',
  vinculo: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  pessoas:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3 19c0-3 2.7-5 6-5s6 2 6 5M16 5.3a3 3 0 0 1 0 5.4M18 14.3c1.900.8 3 2.5 3 4.7',
  prazo: 'M5 6h14v14H5zM5 10h14M9 3v4M15 3v4',
  horario: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4l3 2',
  salario: 'M12 4v16M16 8c-.5-1.5-2-2-4-2s-4 .9-4 2.800c0 4.200 8 2.200 8 6.4 0 1.900-2 2.800-4 2.800s-3.5-.5-4-2',
  enviar: 'M12 15V4M8 7.5 12 4l4 3.5M6 12H5v8h14v-8h-1',
  envelope: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  voltar: 'M14 6l-6 6 6 6',
  avancar: 'M10 6l6 6-6 6',
  certo: 'M5 12.5l4.5 4.5L19 7.5',
  aviso: 'M12 4 2.800 20h18.4zM12 10v4.5M12 17v.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  fechar: 'M6 6l12 12M18 6 6 18',
  sair: 'M14 5H5v14h9M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  ver: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
}

export type IconName = keyof typeof paths

/** A decorative icon, hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icone" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
