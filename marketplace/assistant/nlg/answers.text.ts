// Answers that need no lookup, in both languages. The emergency numbers are those of the country: police (also for tourists),
// ambulance, fire brigade.
import type { Language } from '../nlu/typed-message.rules.ts'

type Both = Record<Language, string>

export const fixedAnswers = {
  greeting: {
    es: '¡Hola! ¿Qué te gustaría hacer? Dime un lugar, una fecha o un precio; por ejemplo: «surf el sábado en El Tunco».',
    en: 'Hello! What would you like to do? Tell me a place, a day or a price; for example: «surf on Saturday in El Tunco».',
  },
  thanks: {
    es: '¡Con gusto! Si quieres algo más, aquí estoy.',
    en: 'You are welcome! I am here if you need anything else.',
  },
  bye: {
    es: '¡Que te vaya bien! Aquí estaré cuando planees otra salida.',
    en: 'Take care! I will be here when you plan the next outing.',
  },
  help: {
    es: 'Puedo buscar experiencias por lugar, fecha, precio, duración y quién va contigo, decirte qué incluye cada una y si tiene cupo, leerte sus reseñas, mostrarte tus reservas y favoritos, y explicarte cómo se paga o se cancela. No reservo por ti: te abro el formulario lleno.',
    en: 'I can look for experiences by place, day, price, length and who comes along, tell you what is included and whether there are places left, read you reviews, show your bookings and favorites, and explain how to pay or cancel. I do not book for you: I open the form, filled in.',
  },
  yes: {
    es: '¡Va! Si te dejé un enlace, tócalo y sigue por ahí; si no, dime qué necesitas y te ayudo.',
    en: 'Good! If I left you a link, press it to go on; if not, tell me what you need.',
  },
  no: {
    es: 'Va, así lo dejamos. Si se te ofrece otra cosa, aquí estoy.',
    en: 'All right, we leave it like that. I am here if you need anything else.',
  },
  insult: {
    es: 'Entiendo el enojo. Soy un programa y me puedo equivocar; dime qué pasó o qué necesitas y lo vemos, o di «quiero hablar con una persona».',
    en: 'I see that you are upset. I am a program and may be wrong; tell me what happened or what you need, or say «talk to a person».',
  },
  sorry: {
    es: 'No pasa nada. ¿En qué te ayudo?',
    en: 'No problem. How can I help you?',
  },
  silence: {
    es: 'Aquí estoy. Cuéntame con tus palabras: ¿buscas qué hacer, es por una reserva tuya o tuviste un problema?',
    en: 'I am here. Tell me in your words: do you look for something to do, is it about a booking of yours, or is there a problem?',
  },
  who: {
    es: 'Soy el asistente de Torogoz, un programa. Respondo con los datos del sitio de este momento y solo veo lo publicado y lo tuyo.',
    en: 'I am the assistant of Torogoz, a program. I answer from what the site holds at this moment, and I only see what is published and what is yours.',
  },
  elsewhere: {
    es: 'De eso no sé. Sé de experiencias en El Salvador: dime un lugar, una fecha o un precio y te busco algo.',
    en: 'I do not know about that. I know about experiences in El Salvador: tell me a place, a day or a price and I will look.',
  },
  weather: {
    es: 'El pronóstico no lo sé: míralo en un servicio del tiempo. En El Salvador casi no llueve de noviembre a abril; de mayo a octubre llueve sobre todo por la tarde. En lo alto (El Pital, Montecristo, Cerro Verde) refresca de noviembre a febrero: lleva abrigo. Donde el anfitrión lo puso, la página de la experiencia dice qué pasa «Si llueve»; y si él cancela, no pagas nada.',
    en: 'I do not know the forecast: a weather service has it. In El Salvador it hardly rains from November to April; from May to October it rains mostly in the afternoon. High up (El Pital, Montecristo, Cerro Verde) it is cool from November to February: take a jacket. Where the host stated it, the page of the experience tells what happens in rain («Si llueve»); and if the host cancels, you pay nothing.',
  },
  discount: {
    es: 'Aquí no hay cupones ni descuentos: pagas el precio publicado, por persona. Si el anfitrión tiene un precio para niños, lo ves en la página de la experiencia y se aplica solo al reservar.',
    en: 'There are no coupons or discounts here: you pay the published price, per person. If the host has a price for children, it is on the page of the experience and applied by itself when you book.',
  },
  transport: {
    es: 'De buses, taxis y horarios no sé. En la página de cada experiencia están el punto de encuentro y el mapa, y tu anfitrión conoce el camino: algunas incluyen transporte.',
    en: 'I do not know about buses, taxis and timetables. The page of each experience has the meeting point and the map, and your host knows the way: some include transport.',
  },
  secret: {
    es: 'Solo puedo mostrarte lo publicado y lo tuyo. Los códigos y los datos de otras personas no los digo: tu código está en «Mis reservas». A un anfitrión le escribes desde la página de su experiencia, o en el chat de tu reserva.',
    en: 'I can only show you what is published and what is yours. Codes and the data of other people I do not tell: your code is in «Mis reservas». You can write to a host from the page of the experience, or in the chat of your booking.',
  },
  position: {
    es: 'No sé dónde estás. Dime un pueblo o un departamento, por ejemplo «cerca de Santa Ana», o abre el mapa.',
    en: 'I do not know where you are. Tell me a town, for example «near Santa Ana», or open the map.',
  },
  'small-talk': {
    es: 'Aquí, con ganas de ayudarte a salir. ¿Qué se te antoja: playa, montaña, café, comida o algo tranquilo?',
    en: 'All good here, and happy to help you go out. What do you fancy: beach, mountains, coffee, food or something quiet?',
  },
  unclear: {
    es: 'No te entendí bien. ¿Buscas una experiencia, preguntas por tus reservas, o quieres saber cómo se paga o se cancela?',
    en: 'I did not quite understand. Are you looking for an experience, asking about your bookings, or about paying or cancelling?',
  },
  simpler: {
    es: 'Va, en corto: dime qué quieres hacer, dónde o qué día, y te muestro lo que hay con su precio. Si es por algo que ya apartaste, dime «mis reservas». Y si algo que dije no se entiende, dime cuál parte.',
    en: 'In short: tell me what you want to do, where or which day, and I show what there is with its price. If it is about something you booked, say «my bookings». If something I said is not clear, tell me which part.',
  },
  unpublished: {
    es: 'Eso no está publicado, así que no lo sé y no lo invento. Dime de cuál experiencia y te dejo tu pregunta escrita para su anfitrión; también te puedo leer sus reseñas.',
    en: 'That is not published, so I do not know it and will not make it up. Tell me which experience and I leave your question written for its host; I can read you its reviews, too.',
  },
  'for-hosts': {
    es: 'Eso lo ve un anfitrión con su cuenta, en su panel. Con la tuya te muestro tus reservas: dime «mis reservas».',
    en: 'A host sees that with a host account. With yours I can show your bookings: say «my bookings».',
  },
} as const satisfies Record<string, Both>

/** What is asked back, by what was talked about. */
export const unclearOf = {
  hosting: {
    es: 'No te entendí bien. ¿Preguntas quién viene, cuánto vas a cobrar, qué tienes sin responder, tus próximas fechas o cuánto has ganado?',
    en: 'I did not quite understand. Do you ask who is coming, what you will collect, what waits for your answer, your next dates or what you have earned?',
  },
  booking: {
    es: 'No te entendí bien. De tu reserva te digo la hora, el lugar, qué llevar, cuánto pagas, quién te recibe, o si está confirmada y se puede cancelar. ¿Cuál de esas?',
    en: 'I did not quite understand. Of your booking I can tell the time, the place, what to bring, what you pay, who receives you, or whether it is confirmed and may be cancelled. Which one?',
  },
  search: {
    es: 'Eso no está entre lo que puedo filtrar, así que sigo con lo que te mostré: pregúntaselo al anfitrión antes de reservar. ¿Cambio algo: el lugar, el día, el precio, cuántos van o el tipo de plan?',
    en: 'That is nothing I can filter by, so I stay with what I showed you: ask the host before you book. Shall I change something: the place, the day, the price, how many go or the kind of plan?',
  },
} as const satisfies Record<string, Both>

/** The numbers of the country come first. 126 is for women who suffer violence, 131 for help with one's feelings. */
export const emergencyAnswers = {
  danger: {
    es: 'Si hay peligro, llama ya: 911 policía (también la de turismo), 132 emergencias médicas y ambulancias, 913 bomberos. Son gratis desde cualquier teléfono. Di dónde estás y no te muevas si alguien está herido. Si estás en una experiencia, avisa también a tu anfitrión por el chat de tu reserva, donde está el mapa del punto de encuentro.',
    en: 'If there is danger, call now: 911 police (also the tourist police), 132 medical emergencies and ambulances, 913 fire brigade. These calls are free. Say where you are, and do not move anybody who is hurt. If you are on an experience, tell your host as well, in the chat of your booking, which also has the map of the meeting point.',
  },
  more: {
    es: 'Sigue llamando: el 132 (ambulancias) te dice por teléfono qué hacer mientras llegan; si no contesta, el 911. Sin señal, prueba igual: una llamada de emergencia usa la red de cualquier compañía; si no, sube a un lugar abierto o manda a alguien por ayuda, y que otro se quede. No muevas a quien está herido, abrígalo y no le des comida ni bebida.',
    en: 'Keep calling: 132 (ambulances) tells you what to do until they come; if it does not answer, 911. Without signal, try all the same: an emergency call uses any network; otherwise go to open ground or send somebody for help while another stays. Do not move anybody who is hurt, keep them warm, and give them nothing to eat or drink.',
  },
  followed: {
    es: 'Ve a un lugar con gente y llama ya al 911: policía, también la de turismo; es gratis. No te quedes a solas con esa persona. Si eres mujer y es violencia o acoso, el 126 atiende a toda hora. Cuando estés a salvo, dime «tengo una queja» y te dejo el caso listo para el equipo.',
    en: 'Go where there are people and call 911 now: police, also the tourist police; it is free. Do not stay alone with that person. For violence against women, 126 answers at any hour. Once you are safe, say «complaint» and I will prepare the case for the team.',
  },
  despair: {
    es: 'Siento mucho que estés pasando por esto, y me alegra que lo digas. Yo soy un programa; habla ahora con una persona: 131, ayuda emocional por teléfono, o 132 si hay peligro; también el 911. Si puedes, no te quedes a solas: llama a alguien de confianza.',
    en: 'I am so sorry that you feel like this, and glad that you say it. I am a program; please talk to a person now: 131 for emotional help, or 132 if there is danger; 911 as well. If you can, do not stay alone: call somebody you trust.',
  },
} as const satisfies Record<string, Both>

export const handOverAnswers = {
  complaint: {
    es: 'Siento mucho que haya pasado eso. Lo tiene que ver una persona del equipo: te dejo el formulario con lo que me contaste; revísalo, agrega la experiencia y la fecha, y envíalo.',
    en: 'I am sorry that this happened. A person of the team has to look at it: here is the form with what you told me; check it, add the experience and the day, and send it.',
  },
  dispute: {
    es: 'Siento mucho que haya pasado eso. Lo tiene que ver una persona del equipo: te dejo el caso sobre esa reserva ya escrito; revísalo y envíalo. La respuesta te llega por correo y queda en tu perfil.',
    en: 'I am sorry that this happened. A person of the team has to look at it: here is the case about that booking, already written; check it and send it. The answer comes by mail and stays in your profile.',
  },
  harm: {
    es: 'Eso no está bien y no es tu culpa. Si estás en peligro, llama al 911; si eres mujer, el 126 atiende violencia y acoso a toda hora.',
    en: 'That is not right and not your fault. If you are in danger, call 911; for violence against women, 126 answers at any hour.',
  },
  attach: {
    es: 'Si quieres que lean también lo que hablamos aquí, usa el segundo enlace.',
    en: 'If they may read what we wrote here as well, use the second link.',
  },
  money: {
    es: 'El precio correcto es el de tu reserva: nadie puede cobrarte más que ese total.',
    en: 'The right price is the one on your booking: nobody may charge you more than that total.',
  },
  human: {
    es: 'Claro. Te dejo el formulario para escribirle a una persona del equipo, con tu mensaje ya puesto.',
    en: 'Of course. Here is the form to write to a person of the team, with your message already in it.',
  },
  chat: {
    es: 'Tu reserva está aceptada, así que puedes preguntarle en su chat.',
    en: 'Your booking is accepted, so you can ask in its chat.',
  },
  host: {
    es: 'Te dejo tu pregunta escrita para su anfitrión: revísala y, si quieres, envíala. No hace falta reservar.',
    en: 'Here is your question, written for its host: check it and send it if you like. You do not have to book.',
  },
  team: {
    es: 'El chat con un anfitrión se abre cuando acepta tu reserva. Antes puedes preguntarle en la página de la experiencia, con «Preguntar antes de reservar». Si prefieres escribirle al equipo, aquí está el formulario con tu mensaje.',
    en: 'The chat with a host opens when your booking is accepted. Before that you can ask on the page of the experience, with «Preguntar antes de reservar». If you would rather write to the team, here is the form with your message.',
  },
} as const satisfies Record<string, Both>

/** How to book, which no frequent question says in one piece. */
export const bookingSteps: Both = {
  es: 'Abre la experiencia, elige la fecha y cuántos van, y envía el formulario: se hace en la página, desde cualquier país, y no por teléfono. Tus lugares quedan apartados mientras tu anfitrión confirma, y pagas en efectivo al encontrarse. Dime cuál y qué día, y te lo abro lleno.',
  en: 'Open the experience, choose the day and how many you are, and send the form: on the page, from any country, not by phone. Your places are held while your host confirms, and you pay in cash when you meet. Tell me which one and what day, and I open it filled in.',
}

export const unsupportedActions = {
  cancel: {
    es: 'Yo no cancelo por ti: lo haces en «Mis reservas», con el botón «Cancelar».',
    en: 'I do not cancel for you: you do it in «Mis reservas», with the button «Cancelar».',
  },
  pay: { es: 'Yo no cobro ni pago nada.', en: 'I neither charge nor pay anything.' },
  write: {
    es: 'Yo solo leo y busco: no escribo, cambio ni borro nada. Eso lo haces tú desde la página que corresponde.',
    en: 'I only read and look things up: I write, change and delete nothing. You do that on the page it belongs to.',
  },
  favorite: {
    es: 'Yo no cambio tus favoritos: toca el corazón de la experiencia.',
    en: 'I do not change your favorites: tap the heart of the experience.',
  },
} as const satisfies Record<string, Both>

/** English answers to the frequent questions that visitors ask in English; other answers are in Spanish, with a note about it. */
export const englishPolicies: Readonly<Record<string, string>> = {
  'como-se-paga':
    'You pay in cash and in US dollars, directly to your host, when you meet. Torogoz asks for no card and charges nothing online. The exact total is shown before you book and on your booking: bring it exact if you can.',
  'puedo-cancelar':
    'Yes. Cancelling is free until 24 hours before the start, and you do it yourself in «Mis reservas». Later you may still cancel until the experience begins; nothing is charged, but your host will have prepared already.',
  'cancela-anfitrion':
    'We tell you by mail and in your notices, with the reason. You pay nothing; if you had paid, your host owes you all of it.',
  lluvia:
    'Your host decides, who knows the way. If it is not safe, it is cancelled and you pay nothing. If you are in doubt on the day, write in the chat of your booking.',
  'cambiar-reserva':
    'A booking is not edited: cancel the one you have and book again with the day or the number of people you want. Before that, check that the new day has places.',
  deposito: 'No. No booking of Torogoz is paid in advance. Send no money, and tell us who asked for it.',
  codigo:
    'It is how your host recognizes you: you show it, or read it out, when you arrive at the meeting point. Share it with nobody before that.',
  'despues-de-reservar':
    'Your places are held and the booking is pending until your host confirms it. If nobody answers in 48 hours, or before it starts, it is cancelled by itself and you owe nothing.',
  'necesito-cuenta': 'Looking around needs no account; booking does. It is free.',
  chat: 'Every booking has its chat. It opens when your host confirms and closes one hour after the start.',
  resenas:
    'Reviews are written by travelers whose booking was completed with that host, once. You write yours on the page of that host, with the button «Escribir reseña».',
  tarde: 'Tell your host in the chat of your booking, as soon as you know.',
  'quien-recibe':
    'Every experience shows who receives you, with the reviews of other travelers. You pay in person, never in advance.',
  cargos: 'No. The total you see is the total you pay; tips are up to you.',
  cambio:
    'Your booking tells the total and the notes that make it up exactly. Many hosts receive people where there is no cash machine and no change, so take the cash out before you leave.',
  informativa:
    'An event or a place whose entrance somebody else sells. It is not booked here: the button leads to the page of who sells it, and the price is per ticket.',
  horas: 'Always. Wherever you look from, every day and hour on the site is that of El Salvador (UTC−6, all year).',
  asistencia:
    'A button on your confirmed bookings that tells your host that you are coming. You need not press it, but it is welcome. Only if you missed several bookings we ask for it by mail the day before, and then your place is given up unless you press it in time.',
  avisos:
    'Under «Configuración» there is a switch for each subject: changes of your bookings, reminders, messages and invitations to review. Every mail has a link to stop that subject, too. We always tell you if the other side cancels.',
  'sin-correo':
    'No. The booking is in «Mis reservas», with its code and its state, whether the mail arrives or not. We write to the address of your account, even if the booking has another one. Look in the spam folder as well.',
  contrasena:
    'Ask for a link to choose another one: it comes by mail, is good for an hour and works once. If you signed in with Google or Facebook, keep signing in that way.',
  'mis-datos':
    'Both are under «Configuración»: you download a file with what we keep about you, or delete the account. Deleting it cancels your future bookings, takes your name out of what stays and, 90 days later, the contact data of your bookings.',
  'ser-anfitrion':
    'A host account and a complete experience: title and description, price and size of the group, at least one photo, the place on the map and a date with places. Publishing is free.',
  'sin-senal':
    'Yes. The ticket of a booking you have opened on your phone opens later without internet. You can print it, too.',
}
