import Box from '@mui/material/Box'

const arcs = [120, 200, 290, 390, 500, 620]

/** Drawing of a plumb bob and its arcs, the product's namesake. */
export function PlumbArt() {
  return (
    <Box
      component="svg"
      viewBox="0 0 800 900"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      {arcs.map((radius) => (
        <circle key={radius} cx="600" cy="-40" r={radius} fill="none" stroke="#ffffff" strokeOpacity="0.07" />
      ))}
      <path d="M600 -40V392" stroke="#ffffff" strokeOpacity="0.55" strokeWidth="1.5" />
      <path d="M576 392h48v22l-24 66-24-66z" fill="#ff850a" />
      <path d="M600 392h24v22l-24 66z" fill="#d96a00" />
      <path d="M300 560h600" stroke="#ff850a" strokeOpacity="0.35" strokeDasharray="2 9" />
    </Box>
  )
}
