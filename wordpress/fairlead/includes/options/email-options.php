<?php
/**
 * The charity's own words of emails. The script shows the website's words of each, until the charity writes its own.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Each email: what it is called, and who gets it when.
 */
function email_names(): array {
	return array(
		'adoption'           => array( __( 'Application to adopt', 'fairlead' ), __( 'To the person who asks to adopt, as soon as the form is sent.', 'fairlead' ) ),
		'fostering'          => array( __( 'Application to foster', 'fairlead' ), __( 'To the person who offers to foster, as soon as the form is sent.', 'fairlead' ) ),
		'volunteering'       => array( __( 'Application to volunteer', 'fairlead' ), __( 'To the person who offers to help, as soon as the form is sent.', 'fairlead' ) ),
		'contact'            => array( __( 'Message by the contact form', 'fairlead' ), __( 'To the person who writes by the contact form, at once.', 'fairlead' ) ),
		'found'              => array( __( 'A dog was found', 'fairlead' ), __( 'To the person who reports a found dog, at once.', 'fairlead' ) ),
		'surrender'          => array( __( 'A dog to give up', 'fairlead' ), __( 'To the person who asks you to take their dog, at once.', 'fairlead' ) ),
		'ring_us'            => array( __( 'Please ring us', 'fairlead' ), __( 'To a person whose message says that they are not safe. It repeats nothing they wrote, as others may read it.', 'fairlead' ) ),
		'newsletter'         => array( __( 'Newsletter: please confirm', 'fairlead' ), __( 'To the address that was entered for the newsletter, before anything else is sent there.', 'fairlead' ) ),
		'newsletter_welcome' => array( __( 'Newsletter: welcome', 'fairlead' ), __( 'To people who confirmed their address, once.', 'fairlead' ) ),
		'save_and_return'    => array( __( 'An unfinished form', 'fairlead' ), __( 'To the person who presses “Save and come back later”, at once.', 'fairlead' ) ),
		'still_looking'      => array( __( 'The reply takes longer', 'fairlead' ), __( 'To a person who was promised a reply by a day that has passed.', 'fairlead' ) ),
	);
}

/**
 * The options of the emails.
 */
function email_options(): array {
	$fields  = array(
		'subject' => option(
			'text',
			__( 'Subject', 'fairlead' ),
			'',
			array(
				'maxlength' => 150,
				'as'        => 'wide',
			)
		),
		'body'    => option(
			'lines',
			__( 'Text', 'fairlead' ),
			'',
			array(
				'rows'      => 12,
				'maxlength' => 5000,
			)
		),
	);
	$options = array();
	foreach ( email_names() as $name => list( $label, $when ) ) {
		$options[ "letters.$name" ] = option_group( $fields, $label, $when, array( 'email' => lcfirst( str_replace( '_', '', ucwords( $name, '_' ) ) ) ) );
	}
	return $options;
}

/**
 * What is filled in where its name stands in braces.
 *
 * @return string[]
 */
function email_words(): array {
	return array(
		'firstName'  => __( 'First name', 'fairlead' ),
		'about'      => __( 'What it is about', 'fairlead' ),
		'replyBy'    => __( 'Day of your reply', 'fairlead' ),
		'newReplyBy' => __( 'New day of your reply', 'fairlead' ),
		'reference'  => __( 'Reference', 'fairlead' ),
		'charity'    => __( 'Name of the charity', 'fairlead' ),
		'form'       => __( 'Name of the form', 'fairlead' ),
		'reach'      => __( 'How to reach you', 'fairlead' ),
		'ring'       => __( 'Please ring us', 'fairlead' ),
		'until'      => __( 'Last day', 'fairlead' ),
		'warden'     => __( 'The dog warden', 'fairlead' ),
	);
}

/**
 * Prints what is true of all emails.
 */
function show_email_hint(): void {
	echo '<p class="fairlead-email-hint">' . esc_html__( 'An email without words of your own is sent with the website’s. Names in braces, such as {firstName}, are filled in; an empty line begins a paragraph.', 'fairlead' ) . '</p>';
}

/**
 * Opens the line of an email.
 *
 * @param array $about Its entry in the options.
 */
function open_email( array $about ): void {
	printf( '<div class="fairlead-row fairlead-email" role="group" aria-label="%1$s" data-says="%1$s" data-email="%2$s"><div class="fairlead-row-head"><strong>%3$s</strong><span class="fairlead-email-state"></span></div>', esc_attr( $about['label'] ), esc_attr( $about['email'] ), esc_html( $about['label'] ) );
}
