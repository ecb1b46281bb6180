import { appUrl, configuration } from '#platform/configuration.ts'
import type { Embedded } from '#platform/database/embedded/embedded.ts'

/** Prints for the operator where the product is, who can sign in, where mail goes, and what is switched off and why. */
export function announce(embedded: Embedded | undefined) {
  const {
    SMTP_URL,
    GOOGLE_CLIENT_ID,
    FACEBOOK_CLIENT_ID,
    S3_BUCKET,
    DATA_DIR,
    SEED_DEMO,
    DEMO_PASSWORD,
    MAP_STYLE_URL,
    MAPBOX_TOKEN,
  } = configuration()
  const lines = [
    `Torogoz está listo en ${appUrl()}`,
    '',
    `  Base de datos   ${embedded ? `PostgreSQL embebido en ${DATA_DIR}${embedded.adopted ? ' (retomado de una ejecución anterior)' : ''}` : 'la de DATABASE_URL'}`,
    `  Correo          ${SMTP_URL ? 'por SMTP_URL' : 'queda en la bandeja de salida; léela con: npm run outbox'}`,
    `  Archivos        ${S3_BUCKET ? `bucket ${S3_BUCKET}` : `${DATA_DIR}/files`}`,
    `  Mapas           ${MAP_STYLE_URL ? 'los de MAP_STYLE_URL' : MAPBOX_TOKEN ? 'los de Mapbox' : 'dibujo propio del país'}`,
    `  API             ${appUrl()}/api/docs`,
  ]
  if (SEED_DEMO) {
    const password = DEMO_PASSWORD ? 'la de DEMO_PASSWORD' : 'torogoz-demo'
    lines.push('', `  Cuentas de demostración (contraseña: ${password})`)
    for (const [role, mailbox] of [
      ['Viajera', 'viajera'],
      ['Anfitriona', 'anfitriona'],
      ['Administradora', 'admin'],
    ])
      lines.push(`    ${role!.padEnd(16)}${mailbox}@demo.torogoz.sv`)
  }
  const off = [
    !GOOGLE_CLIENT_ID && 'Google (falta GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET)',
    !FACEBOOK_CLIENT_ID && 'Facebook (falta FACEBOOK_CLIENT_ID y FACEBOOK_CLIENT_SECRET)',
    !SMTP_URL && 'envío de correo (falta SMTP_URL)',
  ].filter(Boolean)
  if (off.length > 0) lines.push('', '  Apagado:', ...off.map((feature) => `    - ${feature}`))
  console.log(`${lines.join('\n')}\n`)
}
