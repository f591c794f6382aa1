/** A search query for contact details and opening hours, in every language that the shop's texts may be in. */
export const CONTACT_QUERY =
  'contact kontakt contacto contatti opening hours Öffnungszeiten horaires ouverture horario apertura orari openingstijden godziny otwarcia horário funcionamento öppettider åbningstider åpningstider aukioloajat';

/** A search query for telephone numbers and email addresses. */
export const PHONE_OR_EMAIL_QUERY =
  'phone telephone call email telefon anrufen rufen téléphone appeler courriel teléfono llamar correo telefono chiamare telefoon bellen zadzwoń telefone ligar ringa ring puhelin';
