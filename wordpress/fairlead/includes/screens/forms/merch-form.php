<?php
/**
 * The form of a shop item.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * What is sold, how much of it there is, and how it is sent.
 */
function merch_fields(): array {
	return array(
		'meta.price'           => array(
			'label'  => __( 'Price', 'fairlead' ),
			'help'   => __( 'Without a price the item is not on the website.', 'fairlead' ),
			'money'  => true,
			'fields' => array(
				'amount' => array(
					'label' => __( 'Amount', 'fairlead' ),
					'as'    => 'money',
				),
			),
		),
		'excerpt'              => excerpt_about( __( 'On the list, and when the page is shared.', 'fairlead' ) ),
		'photos'               => array(
			'label' => __( 'Photos', 'fairlead' ),
			'help'  => __( 'The first is on the card. Drag to change the order. Click what must stay in view when a photo is cropped.', 'fairlead' ),
		),
		'types'                => array(
			'label' => __( 'Kind', 'fairlead' ),
			'help'  => __( 'Separate new ones with commas.', 'fairlead' ),
		),
		'meta.variants'        => array(
			'label'    => __( 'Sizes, colours and stock', 'fairlead' ),
			'help'     => __( 'One row for each that can be ordered. An item without rows is one size, and is not counted.', 'fairlead' ),
			'add'      => __( 'Add a row', 'fairlead' ),
			'one'      => __( 'Variant', 'fairlead' ),
			'key from' => 'label',
			'of'       => array( 'fields' => variant_fields() ),
		),
		'meta.weight_g'        => array(
			'label' => __( 'Weight with its wrapping', 'fairlead' ),
			'unit'  => __( 'g', 'fairlead' ),
			'help'  => __( 'Decides what delivery costs.', 'fairlead' ),
		),
		'meta.needs_delivery'  => array(
			'label'   => __( 'Has to be sent', 'fairlead' ),
			'help'    => __( 'Untick it for gifts that feed a dog: nothing is posted, a card goes by email, and the price is a donation.', 'fairlead' ),
			'as'      => 'tick',
			'default' => true,
		),
		'meta.returnable'      => array(
			'label'   => __( 'Can be sent back', 'fairlead' ),
			'help'    => __( 'Personalised items never can, unless something is wrong with them.', 'fairlead' ),
			'as'      => 'tick',
			'default' => true,
		),
		'meta.personalisation' => array(
			'label'  => __( 'Personalisation', 'fairlead' ),
			'help'   => __( 'What the buyer writes, such as the name on a tag. Leave it empty for items without.', 'fairlead' ),
			'fields' => array(
				'label'      => array(
					'label'       => __( 'Question to the buyer', 'fairlead' ),
					'placeholder' => __( 'Name on the tag', 'fairlead' ),
				),
				'max_length' => array(
					'label' => __( 'At most', 'fairlead' ),
					'unit'  => __( 'letters', 'fairlead' ),
				),
			),
		),
		'meta.back_on'         => array(
			'label' => __( 'Back in stock', 'fairlead' ),
			'as'    => 'partial',
			'help'  => __( 'For what is sold out: the page says when to come back.', 'fairlead' ),
		),
		'meta.vat_rate'        => array(
			'label' => __( 'VAT', 'fairlead' ),
			'unit'  => '%',
			'help'  => __( 'Only if you are registered for VAT. The price includes it.', 'fairlead' ),
		),
		'meta.size_guide'      => array(
			'label' => __( 'Size guide', 'fairlead' ),
		),
		'meta.dispatch'        => array(
			'label'       => __( 'When it is sent', 'fairlead' ),
			'placeholder' => __( 'Posted within 3 working days', 'fairlead' ),
		),
	);
}

/**
 * What a variant consists of. Its key is made from its label once.
 */
function variant_fields(): array {
	return array(
		'label'   => array(
			'label'       => __( 'Name', 'fairlead' ),
			'placeholder' => __( 'Medium, green', 'fairlead' ),
		),
		'counted' => array(
			'label' => __( 'Counted on the shelf', 'fairlead' ),
			'help'  => __( 'Leave it empty if you do not count this one. After a recount write the new number: what is ordered and not packed yet is taken off by itself.', 'fairlead' ),
		),
		'price'   => array(
			'label' => __( 'Price, if it differs', 'fairlead' ),
			'as'    => 'money',
		),
	);
}
