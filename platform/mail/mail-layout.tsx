/**
 * The layout of every mail: brand, one heading, plain words, one action. Mail programs ignore style sheets, so styles are
 * inline. <MailLayout preview title footer>…</MailLayout>: preview is the line that mailboxes show beside the subject. Also
 * <MailText>, <MailLink href>, <MailButton href>, <MailFacts rows={[['Fecha', 'sábado…']]} />, <MailCode>4K7P2MQX</MailCode>,
 * <MailQuote title>…</MailQuote>.
 */
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components'
import type { ReactNode } from 'react'
import { appUrl } from '#platform/configuration.ts'
import { type Unsubscribe, UnsubscribeContext } from './unsubscribe.ts'

const face = 'Figtree, "Helvetica Neue", Helvetica, Arial, sans-serif'
const ink = '#17232b'
const quiet = '#52616b'

type MailLayoutProps = { preview: string; title: string; footer?: ReactNode; children?: ReactNode }

export const MailLayout = ({ preview, title, footer, children }: MailLayoutProps) => (
  <Html lang="es-SV">
    <Head>
      <title>{title}</title>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
    </Head>
    <Preview>{preview}</Preview>
    <Body style={{ backgroundColor: '#fbf7f0', fontFamily: face, color: ink, margin: 0, padding: '24px 8px' }}>
      <Container style={{ backgroundColor: '#ffffff', borderRadius: 16, maxWidth: 560, overflow: 'hidden' }}>
        <Section style={{ backgroundColor: '#0f4a45', padding: '20px 28px' }}>
          <Link href={appUrl()} style={{ color: '#fbf7f0', fontSize: 22, fontWeight: 700, textDecoration: 'none' }}>
            Torogoz
          </Link>
        </Section>
        <Section style={{ padding: '12px 28px 28px' }}>
          <Heading style={{ fontSize: 24, lineHeight: '30px', margin: '16px 0 12px' }}>{title}</Heading>
          {children}
        </Section>
        <Section style={{ padding: '0 28px 24px' }}>
          <Hr style={{ borderColor: '#e6ddcd', margin: '0 0 16px' }} />
          <Text style={{ color: quiet, fontSize: 14, lineHeight: '20px', margin: 0 }}>
            {footer ?? 'Torogoz, experiencias locales en El Salvador.'}
          </Text>
          <UnsubscribeContext.Consumer>{unsubscribeLine}</UnsubscribeContext.Consumer>
        </Section>
      </Container>
    </Body>
  </Html>
)

function unsubscribeLine(unsubscribe: Unsubscribe | null) {
  if (!unsubscribe) return null
  return (
    <Text style={{ color: quiet, fontSize: 14, lineHeight: '20px', margin: '8px 0 0' }}>
      ¿No quieres más correos de {unsubscribe.topic}?{' '}
      <Link href={unsubscribe.url} style={{ color: quiet, textDecoration: 'underline' }}>
        Dejar de recibirlos
      </Link>
    </Text>
  )
}

export const MailText = ({ children }: { children?: ReactNode }) => (
  <Text style={{ fontSize: 16, lineHeight: '24px', margin: '0 0 14px' }}>{children}</Text>
)

export const MailLink = ({ href, children }: { href: string; children?: ReactNode }) => (
  <Link href={href} style={{ color: '#086570', fontWeight: 600, textDecoration: 'underline' }}>
    {children}
  </Link>
)

export const MailButton = ({ href, children }: { href: string; children?: ReactNode }) => (
  <Section style={{ margin: '22px 0 8px' }}>
    <Button
      href={href}
      style={{
        backgroundColor: '#0b7a85',
        borderRadius: 10,
        color: '#ffffff',
        fontSize: 16,
        fontWeight: 600,
        padding: '14px 22px',
      }}
    >
      {children}
    </Button>
  </Section>
)

/** Labelled facts, one per line. */
export const MailFacts = ({ rows }: { rows: [label: string, value: ReactNode][] }) => (
  <Section style={{ border: '1px solid #e6ddcd', borderRadius: 10, margin: '4px 0 18px', padding: '6px 16px' }}>
    {rows.map(([label, value]) => (
      <Row key={label}>
        <Column style={{ color: quiet, fontSize: 15, padding: '7px 12px 7px 0', verticalAlign: 'top', width: 120 }}>
          {label}:&nbsp;
        </Column>
        <Column style={{ fontSize: 15, fontWeight: 600, padding: '7px 0', verticalAlign: 'top' }}>{value}</Column>
      </Row>
    ))}
  </Section>
)

export const MailQuote = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Section style={{ borderLeft: '3px solid #e6ddcd', margin: '18px 0 0', padding: '2px 0 2px 16px' }}>
    <Text style={{ color: quiet, fontSize: 14, lineHeight: '20px', margin: '0 0 8px' }}>{title}</Text>
    {children}
  </Section>
)

/** Large, because people read a code out loud. */
export const MailCode = ({ children }: { children?: ReactNode }) => (
  <Text
    style={{
      backgroundColor: '#fdf0cf',
      borderRadius: 10,
      fontFamily: 'Consolas, Menlo, monospace',
      fontSize: 30,
      fontWeight: 700,
      letterSpacing: 4,
      lineHeight: '36px',
      margin: '4px 0 18px',
      padding: '16px 12px',
      textAlign: 'center',
    }}
  >
    {children}
  </Text>
)
