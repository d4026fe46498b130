page-growing 358x769
~ EO9I vjPI Laep yzhh V0Gj 7edI 59Sl rxyf -Iwt Ze0H Iriq 3jUm K4WP FMvB FMvB FMvB FMvB bonM b3_x z0B2
~ 6SfW b3_x 4XC8 OSnl -mrI BKkt h7il b3_x 79DX DGIs b3_x H4Ig hD1W V0Gj 7edI IKgM q1Gm I2w1 -PuW Nnpv
~ uLGR mlxF kJo0 IpHA Nnpv MSxo QIn6 fZhh Nnpv rZdk QIn6 TrT- Nnpv 0t3N QIn6 Vmtt Nnpv nc8v RnG2 QPoE
~ Nnpv FLdW G4Fp j3nO Nnpv N9LB Xpf3 Dxs7 Nnpv SdHY M7gi 9CBP Mh3u Nnpv 7INQ oS6t 6gga nfDu Nnpv bn5T
~ zGCi -oSj EtEE yzhh eu6D WeQ9 5qru WULh
  qrrbqrr7qrra*2,qrrbuvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*7,uuu4oppjqrr6noogrss6rrr8rss7rrr5ttt4tuu5stt5opparrrdpqqdsss8vvv2
  vvv0*7,rrs7rrr8noo8rrs5qrr8nopaqqr4pqq6rss6opp8sst5pqq7qqr4rrr4uuu3vvv2
  vvv0*9,stt7tttassscttt9sstarsscvvv1ttt6ppqbpqqfoopinooistt7vvv2
  vvv0*9,uuu3uuu5uuu4uuv3tuu3uuu4tuu6ttt3sss4sss6stt5sss4uvv1vvv2
  vvv0*6,sss8stt8qrrfttt9sssb*2,qrrdrsscsssfttt9ttt5sstcsssbsstesss6vvv1vvv2
  vvv0uuu2uuu5ttt8uuu6ttt8stt8vvv1uvv3uuu3vvv4uuu3vvv1*2,uuu4sss7uuu5vvv1vvv2ttt9ttt6uuu1vvv2
  vvv0uuu2ttt9ttt8uuu6stt6ttt9ttu8ttt5sss9stt8sss9stt8sss9ttt7ttt8ttu8rssbttt8ttt6ttt7vvv1vvv2
  vvv0*7,uuu0tuu0uuu0tuu0*3,uuu0tuu0*3,uuu0tuu0*2,uuu0vvv0vvv2
  vvv0stt0*4,stt1oqq37ef0*2,bhi97ef0*3,bhi97ef0*3,bhi97ef0*3,qrs4vvv2
  vvv0uuu8stt9sssavvv0uuu5sttasssbvvv0uuu5stt9rssavvv0uuu4sttbrssevvv0uuu4ssscttu7vvv0*2,vvv2
  vvv0sst8ttt8qrrguuu5sst7ttt8qrreuuu5stt6stt7qrsctuu6stt6ttt8rrscuuu6ttt6tttasssavvv2vvv0vvv2
  vvv0ttt8tuu6uuu6uvv3ttt8tuu6uuu4uvv3ttt8ttt6uuu4uuu3ttt8ttt6uuu2uuu3tuu7ttt7uuu4vvv1vvv0vvv2
  uvv0vvv0*21,uuu0
  vvv0*22,vvv2
  vvv0stt9tuu6rssfrssdqqrftuu5vvv0*8,opp8oop9jklosss7klmslmn9tuu2vvv2
  vvv0uvv3vvv1*2,vvv0*11,tuu5sss7vvv1ttt5uuv1ttt5vvv0vvv2
  vvv0ttu8ttt7uvv3vvv0*2,vvv1ttt8*2,vvv0*10,vvv1uuu7uuu4vvv2
  vvv0ttt7ttt4vvv1vvv0*2,uuu3ttt7tuu5vvv0*10,stt5stt7vvv2*2,
  vvv0*22,vvv2
  vvv0qqqdqqrgoppottt7vvv0uuu3uuu4vvv0*12,uuu1ttt4vvv2
  vvv0*22,vvv2
  vvv0sttarsscpqqluuu6vvv0uuv2uuv3vvv0*12,vvv1uuu5vvv2
  vvv0ttt2ttt5uuu3vvv1vvv0*15,vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0qqrhopplqrrhvvv0*2,uuu3uuu4vvv0*12,uuu2ttt5vvv2
  vvv0*22,vvv2
  vvv0sst9qqqirrsevvv0*2,uuu1uuu3vvv0*8,tuu6sssdtuu9sss9uvv4vvv2*2,
  vvv0tuu5ttt3uuu2vvv0*2,vvv1vvv0*9,uuu1uuu3sss9vvv2ttt6vvv1vvv2
  vvv0*22,vvv2
  vvv0qrrdpqqjvvv0*3,tuu4pqqkvvv0*8,oppirssarrriqqqdsssbuuu3vvv2
  vvv0*22,vvv2
  vvv0stt9rrsfvvv0*3,uuu3rssevvv0*7,uuu6qrrfuuu3sttdstt9vvv2vvv1vvv2
  vvv0ttt4tuu4vvv0*3,vvv1ttt6vvv0*7,uuu2ttt6stt6ttu7ttt4stt8vvv2*2,
  vvv0suu0*20,vvv0vvv2
  vvv0rtt2lnofnpqdrtu0*2,qss2knnknqq9rtu0*3,orr7orrclnoglnojmopfmppckmnjoqqaprr6uvv0vvv2
  vvv0tuv0tuu0*19,vvv0vvv2
  vvv0rrrduuu5vvv0*3,vvv1qrrhttt7vvv0*5,vvv2rrresttatuuarssbssscvvv2vvv1vvv2
  vvv0ttt6vvv1vvv0*3,uuv1ttt5uuu3vvv0*5,vvv1ttt6ttt8sst9tuu4ttt4stt8vvv2*2,
  vvv0uvv0*20,vvv0vvv2
  vvv0oppemnokmnnnmnnlvvv0ttt4mnnlqrravvv0*10,noojoppdttu9vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu0
  vvv0*22,uvv2
  vvv0uuu4vvv0*11,ttu4qqqcoppjrssfqrr9pqqarrrboppfttt6vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
page-people 358x793
~ EO9I vjPI D7K1 yzhh V0Gj 7edI 59Sl rxyf -Iwt rc9f xx8j lnCW K4WP FMvB bonM -mrI 34Mx 6SfW b3_x H4Ig
~ ajrK V0Gj 7edI IKgM q1Gm I2w1 -PuW Nnpv uLGR mlxF kJo0 IpHA Nnpv MSxo QIn6 5k-m Nnpv rZdk QIn6 8gPq
~ Nnpv 0t3N QIn6 QPoE Nnpv nc8v RnG2 j2gx Nnpv FLdW G4Fp e-Fx Nnpv N9LB Xpf3 iv4C Nnpv SdHY M7gi 9CBP
~ PMNf Nnpv 7INQ oS6t 6_BF nfDu Nnpv bn5T zGCi abko EtEE yzhh eu6D WeQ9 5qru WULh
  qrrbqrr7rrsaqrrbstt6uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*7,uuu4oppjqrr6noogrss6rrr8rss7rrr5ttt4tuu5stt5opparrrdpqqdsss8vvv2
  vvv0*7,rrs7rrr8noo8rrs5qrr8nopaqqr4pqq6rss6opp8sst5pqq7qqr4rrr4uuu3vvv2
  vvv0*10,sssattt7rssettu8rssdstt8vvv2qrr7pqqfoopinooistt7vvv2
  vvv0*10,uuu3uuu5uuu4uuu3tuu4uuu3ttt7ttt3sss6stt5sss4uvv1vvv2
  vvv0*6,sss8stt8qrrfttt9sssb*2,qrrdrsscsssfttt9ttt5sstcsssbsstesss6vvv1vvv2
  vvv0*3,vvv1vvv3vvv2*2,vvv0vvv1uuu4vvv2vvv1tuu5uuu4stt7uuu2tuu4uuu3vvv1tuu7ttt5uuv1vvv2
  vvv0*2,sssbstt8sss9sttarrrasst9rss9stt8sssbttt6ttt8tttasttastt8stt6ttt8stt8ttt7stt9vvv2*2,
  vvv0*15,rsscqrrhrrrgrrsgrrreqrreuuu3vvv2
  vvv0*22,vvv2
  vvv0ttu0stt0*9,jnn4cij0*9,rst3vvv2
  vvv0uvv0uuu0uvv0*8,rss1oqq0*9,uvv1vvv2
  vvv0rrserrreqqrgvvv0*7,rst8prsgrst8vvv0*8,vvv2
  vvv0sstettt7rss9vvv0*7,stt9sttasssavvv2vvv0*7,vvv2
  vvv1vvv0*21,uvv1
  vvv0*22,uvv1
  vvv0*3,vvv1vvv2uuu2uvv0vvv0*10,rssavvv2rssbuuu1vvv0vvv2
  vvv0ssscttt8rssesttarsscuuu4vvv0*8,noodklmhnoofqrr9nooiklldtuu2vvv2
  vvv0*22,vvv2
  vvv0qrrfqrrcuuu5vvv0*2,rrsdrrrbuuu7vvv0*9,vvv1sss7qrreuuu6vvv2
  vvv0*22,vvv2
  vvv0stt9qqqirrsevvv0*2,tuu7vvv0*13,vvv1uuu3vvv2
  vvv0uuu4ttt3uuu2vvv0*2,uuu1vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0rrrfopplqrrhvvv0*2,sst9vvv0*13,uuu2ttt5vvv2
  vvv0*22,vvv2
  vvv0sst9qqqirrsevvv0*2,tuu7vvv0*13,uvv1tuu4vvv2
  vvv0tuu5ttt3uuu2vvv0*2,uuu1vvv0*13,vvv1*2,vvv2
  vvv0*22,vvv2
  vvv0rrreopplqrrhvvv0*2,ttt8vvv0*9,stt7qrrfqqrjrssbsssbuuu3vvv2
  vvv0*22,vvv2
  vvv0sssarrrgvvv0*3,rrretuu6vvv0*8,rrreuuu4tttcsssbuvv4vvv2*2,
  vvv0tuu2uuu3vvv0*3,vvv2vvv1vvv0*8,tuu3ttt5tuu5ttt2ttt6vvv1vvv2
  vvv0*22,vvv2
  vvv0qrrepqqivvv0*3,qqrgttt7vvv0*7,sst8opplrssaqrrkqrrdsssbuuu3vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0rtt2loofrtu0*3,nqqcmophrtu0*4,qst5prsamppcmppgqss7oqr9mopgqtt3qst4uvv0vvv2
  vvv0suu0qss3rtu0*3,qss2pss3rtu0*4,qss1qtt2pss3qss2oqr8prs3prs2orr7qst2uvv0vvv2
  vvv0*22,vvv2
  vvv0pqqgtuu7vvv0*3,qqrgoppmvvv0*6,uuu3oppkqrrhqrrjpqqgqqrgsssbuuu3vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0pqqdpqqfnookttt6vvv0pqqdoppjvvv0*11,rrrcrssbuuu7vvv2
  vvv0ttt3ttt5tuu3vvv1vvv0tuu3ttt3vvv0*11,sss7stt2vvv1vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu1
  vvv0uvv4vvv0*11,vvv2uuu5sttatttauuv4ttt5uuu6stt9uuu4vvv2
  vvv0*13,uuu2rrs7rrs8tuu4rss5sss4ttt5rrr6vvv1vvv2
  uvv0vvv0*21,uuu0
page-unlocked 358x746
~ EO9I vjPI btxf yzhh V0Gj 7edI 59Sl rxyf -Iwt KuNW i-hy Zo4- K4WP FMvB FMvB FMvB FMvB bonM b3_x z0B2
~ 6SfW b3_x 4XC8 OSnl b3_x y-UZ h7il b3_x 79DX DGIs -mrI 7FRy hD1W V0Gj 7edI IKgM q1Gm I2w1 -PuW Nnpv
~ uLGR mlxF kJo0 IpHA Nnpv MSxo QIn6 fQNZ Nnpv rZdk QIn6 tkcr Nnpv 0t3N QIn6 8Hsx Nnpv nc8v RnG2 kA2B
~ Nnpv FLdW G4Fp uMbB Nnpv N9LB Xpf3 dhea Nnpv SdHY M7gi 9CBP now6 Nnpv 7INQ oS6t OMRf nfDu Nnpv bn5T
~ zGCi I8kb EtEE yzhh eu6D WeQ9 5qru WULh
  qrrbqrr7rssbrrsarrrattt4uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*7,uuu4oppjqrr6noogrss6rrr8rss7rrr5ttt4tuu5stt5opparrrdpqqdsss8vvv2
  vvv0*7,rrs7rrr8noo8rrs5qrr8nopaqqr4pqq6rss6opp8sst5pqq7qqr4rrr4uuu3vvv2
  vvv0*9,stt7tttassscttt9sstarsscvvv1ttt4oppcpqqfoopinooistt7vvv2
  vvv0*9,uuu3uuu5uuu4uuv3tuu3uuu4tuu6ttt3sss4sss6stt5sss4uvv1vvv2
  vvv0*11,vvv1ssscrssestt9sst9ttt8rssbsttbsss9sst6uuu3vvv2
  vvv0*14,vvv1vvv0*2,vvv1vvv0uvv1vvv0*2,vvv2
  vvv0hlm3ejk0*3,hlm6ejk0*3,hlm6ejk0*3,hlm6ejk0*3,hlm6ejk0*3,stt3vvv2
  vvv0oqq1mpp0*3,oqq3mpp0*3,oqq3mpp0*3,oqq3mpp0*3,oqq3mpp0*3,uuu1vvv2
  vvv0qssdqrseprrevvv0rrsaqrrfpqqhvvv0rssarrsfpqqivvv0sss8qrrhppqlvvv0sst8qqrjsssbvvv0*2,vvv2
  vvv0sttatttaqrrgttt8sttatttarssdttt8sttastt9rssasttatttastt9stt7sttattt9sst9sssauuu3vvv0vvv2
  vvv1vvv0*21,uvv1
  vvv0*22,uvv1
  vvv0*4,vvv1*2,vvv0*11,sss8vvv2sst9vvv0*2,vvv2
  vvv0rssdttt8rrrgssscqrreuuu5vvv0*8,mnoeklmhmnogqrr9mnokjkletuu2vvv2
  vvv0*22,vvv2
  vvv0qrrfqrrcuuu5vvv0*2,uuu5qrrfrssdvvv0*9,vvv1sss7qrreuuu6vvv2
  vvv0*22,vvv2
  vvv0rss9sssaqrriuuu5vvv0uvv2uvv3vvv0*12,vvv1uuu3vvv2
  vvv0tuu4ttt8ttt6vvv2vvv0*2,vvv1vvv0*13,uuv1vvv2
  vvv0*22,vvv2
  vvv0pqqgppqloopottt7vvv0uuu3uuu4vvv0*12,uuu2ttt5vvv2
  vvv0*22,vvv2
  vvv0sstasssaqrriuuu5vvv0uvv2uvv3vvv0*12,uvv1uuu3vvv2
  vvv0ttt3ttt8ttt6vvv2vvv0*2,vvv1vvv0*12,vvv1vvv2*2,
  vvv0*22,vvv2
  vvv0qrrenopmqqrhvvv0*2,uuu3*2,vvv0*8,stt7qrrgqqrjrssbsssbuuu3vvv2
  vvv0*22,vvv2
  vvv0uuu6rrsasstbvvv0*2,uuu4rssdvvv0*8,rrscuuu3tttastt9vvv2vvv1vvv2
  vvv0ttt5ttt4uuu4vvv0*3,ttt6vvv0*8,ttt5stt6ttu7ttt3stt8vvv2*2,
  vvv0*22,vvv2
  vvv0qqrgppqmvvv0*3,tuu4pqqkvvv0*7,sss9oopmrssaqrrkqqresssbuuu3vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0rtu1mppeoqrartu0*2,qtt1mppfprr7rtu0*3,qst4pss8npqbnpqeqst5orr8mppertt2qtt2uvv0vvv2
  vvv0rtu1prr4qss3rtu0*2,qtt1prs4qss2rtu0*3,pss2qst4prs5prs4nqq9prs4orr5orr8pss3uvv0vvv2
  vvv0*22,vvv2
  vvv0pqqgppqmvvv0*3,uuu3oppmrssavvv0*5,uuu3oppkqqriqrrjpqqgqqqhsssbuuu3vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0rrs9qrrbqrrdqqrdvvv0uuu3qqqcstt6vvv0*10,sst8ttt5uuu5vvv2
  vvv0sst5rss9*2,sss8vvv0uvv1sss8ttu4vvv0*10,qrraqrr8vvv3vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu1
  vvv0vvv3vvv0*11,vvv1uvv3ttt8tuu8vvv2uuu3uuu4ttt7uuu3vvv2
  vvv0vvv1vvv0*11,uuu3qrr8qrrbttt6rrr7rrs6stt6qrr8uuv2vvv2
  uvv1vvv0*21,uuu1
page-upcoming 358x549
~ EO9I vjPI 46rb yzhh V0Gj 7edI D4MR q1Gm I2w1 -PuW Nnpv uLGR mlxF kJo0 IpHA Nnpv MSxo QIn6 fQNZ Nnpv
~ rZdk QIn6 tkcr Nnpv 0t3N QIn6 8Hsx Nnpv nc8v RnG2 kA2B Nnpv FLdW G4Fp uMbB Nnpv N9LB Xpf3 dhea Nnpv
~ 2UUv WB0D WB0D Nnpv 9pOb WB0D Dn5b nfDu Nnpv MHG2 zGCi I8kb EtEE yzhh eu6D WeQ9 5qru WULh
  qrrbqrr7rrsbrss9rssdrss8uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0uuu4vvv0tuu9ttt8sst9uuu3vvv0*10,uuu2pqqirrr7pqqdsss8vvv2
  vvv0ttt9ttu7ttt7uuu4ttt6vvv2vvv0*10,stt5rrs6noo9qrr5uuu3vvv2
  vvv0vvv2vvv1*2,vvv0*4,vvv2*2,vvv0*10,vvv1*2,vvv2
  vvv0rrsdrrrauuu4vvv0*3,uuu4rssdsssbvvv0*8,vvv1sss7rrsduuu5vvv2
  vvv0*22,vvv2
  vvv0pqqdpqqioopottt7vvv0*2,uuu2tuu4vvv0*11,uuu1ttt4vvv2
  vvv0*22,vvv2
  vvv0ttt7*2,sstauuu3vvv0*2,vvv1*2,vvv0*11,vvv1uuv3vvv2
  vvv0sss9rsserrseuuu4vvv0*2,vvv1uuu2vvv0*11,uvv1uuu2vvv2
  vvv0*22,vvv2
  vvv0qqrepqqioopottt7vvv0*2,uuu2tuu4vvv0*11,uuu2ttt6vvv2
  vvv0*22,vvv2
  vvv0uuu4sss9ttt7vvv0*4,uuu2vvv0*7,uuu3tuu6uuv4*2,vvv0*2,vvv2
  vvv0sssarrscsstavvv0*3,vvv2vvv1vvv0*7,uuu4stt9rrrestt7sssbuuu3vvv2
  vvv0*22,vvv2
  vvv0rsscoppeqrrgvvv0*3,uuu4pqqjvvv0*7,oppisst9rssgqqqdstt9uuu3vvv2
  vvv0*17,uuu1vvv1vvv0uvv1vvv0vvv2
  vvv0ttt6stt9vvv0*4,uvv2ttt7vvv0*6,uuu4sss9vvv1tuu8tuu4vvv0*2,vvv2
  vvv0ttt9rssdvvv0*4,uvv1rssdvvv0*6,ttu5rrscsss8sstcsss9sssbuuu3vvv2
  vvv0*22,vvv2
  vvv0pqqgppqmvvv0*4,uuu2oppnrssbvvv0*4,vvv2oopmqrrhsssfqqrgqqqhttt8uuu3vvv2
  vvv0*17,uuu4vvv0*2,uuu2vvv0vvv2
  vvv0tuu5ttt6vvv0*4,vvv1ttt7uuu3vvv0*4,vvv1ttt5uuu4vvv4ttt5tuu5vvv0*2,vvv2
  vvv0rssbrrsfvvv0*4,uuu1qrrfttt8vvv0*4,vvv1qrrfrssdrrsfrssb*2,sssbuuu3vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0oopenookmnnnmnnlvvv0*2,ttt4mnnlqrrbvvv0*8,stt8oppioppgttu9vvv2
  vvv0*18,ttt5vvv0uuv4vvv0vvv2
  vvv0*22,uvv1
  vvv1vvv0*21,uvv1
  vvv0uuu4vvv0*11,tuu4qrr9ppqhrsserrr8pqqarssaopqdttt6vvv2
  vvv0*14,vvv2*2,vvv0*3,vvv1vvv2vvv0uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
page-classes 358x796
~ EO9I vjPI WXwH yzhh V0Gj 7edI 59Sl rxyf -Iwt Ze0H Iriq 3jUm K4WP FMvB FMvB FMvB FMvB bonM b3_x z0B2
~ 6SfW b3_x 4XC8 OSnl -mrI BKkt h7il b3_x 79DX DGIs b3_x H4Ig hD1W V0Gj 7edI IKgM q1Gm I2w1 -PuW Nnpv
~ uLGR mlxF kJo0 IpHA Nnpv OoX2 63zu Nnpv Kn5n IBBY _9lh Nnpv yQU- M7gi 68vc 1xzy IpHA Nnpv 5vBw S6Zg
~ Nnpv Kn5n IBBY QPoE Nnpv NpyF Dn5b FZI8 IpHA Nnpv c1yF 0Fg_ Nnpv MjID p46l cLff nfDu Nnpv bn5T Fgye
~ 4O-4 EtEE yzhh eu6D WeQ9 5qru WULh
  qrrbqrr7rss9*2,stt4uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*7,uuu4oppjqrr6noogrss6rrr8rss7rrr5ttt4tuu5stt5opparrrdpqqdsss8vvv2
  vvv0*7,rrs7rrr8noo8rrs5qrr8nopaqqr4pqq6rss6opp8sst5pqq7qqr4rrr4uuu3vvv2
  vvv0*9,stt7tttassscttt9sstarsscvvv1ttt6ppqbpqqfoopinooistt7vvv2
  vvv0*9,uuu3uuu5uuu4uuv3tuu3uuu4tuu6ttt3sss4sss6stt5sss4uvv1vvv2
  vvv0*6,sss8stt8qrrfttt9sssb*2,qrrdrsscsssfttt9ttt5sstcsssbsstesss6vvv1vvv2
  vvv0vvv2uuu4ttt6uuu5tuu6ttt6vvv0vvv1uuu2vvv3vvv1vvv0*2,uuu3ttt6uuu4vvv1*2,tuu7ttt5uuv1vvv2
  vvv0uuu3tttasttattu8sss8sttbttt9stt7sssastt9rssastt8rss9stt8sssattt9rsscstt8ttt7stt9vvv2*2,
  vvv0*7,uuu0tuu0uuu0tuu0*3,uuu0tuu0*3,uuu0tuu0*2,uuu0vvv0vvv2
  vvv0stt0*4,stt1oqq37ef0*2,bhi97ef0*3,bhi97ef0*3,bhi97ef0*3,qrs4vvv2
  vvv0uuu8stt9sssavvv0uuu5sttasssbvvv0uuu5stt9rssavvv0uuu4sttbrssevvv0uuu4ssscttu7vvv0*2,vvv2
  vvv0sst8ttt8qrrguuu5sst7ttt8qrreuuu5stt6stt7qrsctuu6stt6ttt8rrscuuu6ttt6tttasssavvv2vvv0vvv2
  vvv0ttt8tuu6uuu6uvv3ttt8tuu6uuu4uvv3ttt8ttt6uuu4uuu3ttt8ttt6uuu2uuu3tuu7ttt7uuu4vvv1vvv0vvv2
  uvv0vvv0*21,uuu0
  vvv0*22,vvv2
  vvv0stt9tuu6rssfrssdqqrftuu5vvv0*8,opp8oop9jklosss7klmslmn9tuu2vvv2
  vvv0uvv3vvv1*2,vvv0*11,tuu5sss7vvv1ttt5uuv1ttt5vvv0vvv2
  vvv0ttu8ttt7uvv3vvv0*3,ttt9ttu7vvv0*10,vvv1uuu7uuu4vvv2
  vvv0ttt7ttt4vvv1vvv0*3,stt8ttt5vvv0*10,stt5stt7vvv2*2,
  vvv0*22,vvv2
  vvv0*11,uuu2ttt8sssbstt9sttarsscvvv1uvv2qqrepqqdttt3vvv2
  vvv0*11,vvv1uuu6tuu5uuu3tuu4uuu4tuu4uuu2rrs8stt8uuu1vvv2
  vvv0*22,vvv2
  vvv0rsscoppiqqrhvvv0*3,oppjvvv2vvv0*7,stt7qrrgqqrjrssbsssbuuu3vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0rtt2npqbrtu0*4,npqborr9rtu0*4,qss6prs5npqcpss4pss8oqrartt1*2,uvv0vvv2
  vvv0rtt2oqr7rtu0*4,orr5pss5rtu0*3,rtt1orr6qst2oqr8orr7oqr9oqr5oqr9prs4uvv0vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0*3,uuu5ttt9tuu5ttt8tuu7ttt7ttu5vvv4tuu5ttu6ttt7tuu7ttt6tuu4vvv0qrrbrrrbqrrbuuv1vvv2
  vvv0*3,ttt8stt9ttt8stt9ttt7ttt6uuu6sstattu6ttt9ttt7ttt6stt7uuu6stt8sssbqrrcqrrbuuu1vvv2
  vvv0*22,vvv2
  vvv0qrrenopmqqrhvvv0*3,oppjvvv2vvv0*7,stt7qrrgqrrirssbsssauuu3vvv2
  vvv0*22,vvv2
  vvv0sss8sst9vvv0*4,sssattt9vvv0*6,uuu4stt8vvv2tuu8ttt7vvv0*2,vvv2
  vvv0stt8sssbvvv0*4,rss9ttt8vvv0*6,tuu4sss7sst7ttt9sst6sssauuu3vvv2
  vvv0*22,vvv2
  vvv0*9,uuu3tuu6uuu4ttt6uuu4ttt7ttu4vvv0vvv1ttt6sss5ttu3vvv0vvv2
  vvv0*9,ttt8stta*2,sssbttt7sssatuu7sst9ttt7stt9pqqcpqqduuu5vvv2
  vvv0*22,vvv2
  vvv0pqqhnopmqqrhvvv0*3,sss7vvv0*9,sss9rrshrssbstt9uuu3vvv2
  vvv0uvv0*17,tuu2uuv0uuu1vvv0vvv2
  vvv0stt5*2,sss8rss8vvv0*2,sss7tuu3vvv0*10,uuu4uuu2uvv3vvv2
  vvv0rss7qrraqqreqrrcvvv0*2,pqqasss6vvv0*10,ppqepqqbuuu5vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
  vvv0vvv1vvv0*12,vvv1uuu4uvv4vvv0*2,vvv2*2,uvv1vvv2
  vvv0vvv3vvv0*11,ttu4qrrapqqesstbqrr9pqqarss9ppqduuu4vvv2
  vvv1vvv0*21,uuu1
page-ended 358x549
~ EO9I vjPI ft5l yzhh V0Gj 7edI D4MR q1Gm I2w1 -PuW Nnpv uLGR mlxF kJo0 IpHA Nnpv MSxo QIn6 fQNZ Nnpv
~ rZdk QIn6 tkcr Nnpv 0t3N QIn6 8Hsx Nnpv nc8v RnG2 kA2B Nnpv FLdW G4Fp uMbB Nnpv N9LB Xpf3 dhea Nnpv
~ 2UUv WB0D WB0D Nnpv 9pOb WB0D Dn5b nfDu Nnpv MHG2 zGCi I8kb EtEE yzhh eu6D WeQ9 5qru WULh
  qrrbqrr7rss9qrrattt4uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0uuu4vvv0tuu9ttt8sst9uuu3vvv0*10,uuu2pqqirrr7pqqdsss8vvv2
  vvv0ttt9ttu7ttt7uuu4ttt6vvv2vvv0*10,stt5rrs6noo9qrr5uuu3vvv2
  vvv0vvv2vvv1*2,vvv0*4,vvv2*2,vvv0*10,vvv1*2,vvv2
  vvv0rrsdrrrauuu4vvv0*3,uuu4rssdsssbvvv0*8,vvv1sss7rrsduuu5vvv2
  vvv0*22,vvv2
  vvv0pqqdpqqhoopottt7vvv0*2,uuu2tuu4vvv0*11,uuu1ttt4vvv2
  vvv0*22,vvv2
  vvv0ttt5ttu5ttt7vvv2vvv0*2,vvv1*2,vvv0*11,vvv1vvv2*2,
  vvv0rssarrsfqrrhuuu5vvv0*2,vvv1uuu3vvv0*11,uvv1uuu3vvv2
  vvv0*22,vvv2
  vvv0qqrepqqhoopottt7vvv0*2,uuu2tuu4vvv0*11,uuu2ttt6vvv2
  vvv0*22,vvv2
  vvv0uuu2stt7uuu5vvv0*4,uvv2vvv0*7,uuu2uuu4vvv3*2,vvv0*2,vvv2
  vvv0rssbqrressscvvv0*3,vvv2vvv1vvv0*7,tuu4sssbrrrfsst8sssbuuu3vvv2
  vvv0*22,vvv2
  vvv0rssboppeqrrgvvv0*3,uuu4pqqjvvv0*7,oppistt8rssfqqqdttt8uuu3vvv2
  vvv0*17,uuu2vvv2vvv0uuu2vvv0vvv2
  vvv0ttt5ttt6vvv0*4,vvv1ttu5vvv0*6,uuu3ttt7vvv1uuu6uuu3vvv0*2,vvv2
  vvv0sttbrrsfvvv0*4,uuu2rrsfvvv0*6,ttt6qrrfsss9sssesssasssbuuu3vvv2
  vvv0*22,vvv2
  vvv0pqqgppqmvvv0*4,uuu2oppnrssbvvv0*4,vvv2oopmqrrhsssfqqrgqqqhttt8uuu3vvv2
  vvv0*17,uuu4vvv0*2,uuu2vvv0vvv2
  vvv0tuu5ttt6vvv0*4,vvv1ttt7uuu3vvv0*4,vvv1ttt5uuu4vvv4ttt5tuu5vvv0*2,vvv2
  vvv0rssbrrsfvvv0*4,uuu1qrrfttt8vvv0*4,vvv1qrrfrssdrrsfrssb*2,sssbuuu3vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0oopenookmnnnmnnlvvv0*2,ttt4mnnlqrrbvvv0*8,stt8oppioppgttu9vvv2
  vvv0*18,ttt5vvv0uuv4vvv0vvv2
  vvv0*22,uvv1
  vvv1vvv0*21,uvv1
  vvv0uuu4vvv0*11,tuu4qrr9pqqgrsserrr8pqqarssaopqdttt6vvv2
  vvv0*14,vvv2uuu3vvv0*3,vvv1vvv2vvv0uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
board-visitor 358x1073
~ EO9I vjPI rTJA yzhh V0Gj Vk_J NWuS a7UX eVPa Vk_J 2q3a _tcn Z4da bPRf SAFT hYU0 KD3u qYP3 hWOC wfBd
~ zKM3 f_gv lwZj CNEs EF1g lzMf OFir geZo ZuVW kJqc f_gv yJZt CNEs zUDc lzMf qQd7 vZsH ini1 7a4d 2pR3
~ f_gv bPiQ CNEs FKD6 lzMf 8YLH yaFO via2 T73A 2pR3 Ixjs Pf5Q oW7b ilcB 3LO4 KdDc 6zUF oW7b lylI uySd
~ ORIp kJaQ HEOr XHuz tivo 7Rp- HNgT oW7b yeRt sYFA ORIp kJaQ HEOr POqi tivo BnHU HNgT oW7b Bk4m WkKA
~ dKw6 9vjb DA8W lJbx xXmh oW7b c27G 77Ki ORIp kJaQ HEOr 3Xle tivo 096P HNgT oW7b 09r8 DVWK ORIp kJaQ
~ HEOr Ia8I tivo ama4 HNgT JV8w 6lJE YbBS ufqy tBjJ 3QXk sy-1 IIhz MxAh M7Wc L6Tu
  rrsbrrs9rssarsscstt6uvv0*18,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*12,uuu4uuu3ttt6sss6sst9qrrbqqr9qqq9sst5stt7vvv2
  vvv0*12,pqqanopcppq9ppq5*2,qrr6sst4qqq4oppbuuu2vvv2
  vvv0*7,vvv1tuu6uuu4vvv0uuu4ttu6vvv0*2,vvv2uvv4vvv1uuu3vvv0vvv1*2,vvv2
  vvv0*7,uuu3ttt7stt9ttt9uuu4ttt6ttt7sss6ttt6ttu5*2,rssatuu5sstavvv2*2,
  vvv0uvv0uuu0*13,vvv0*7,vvv2
  vvv0tuu0*7,qrr8pqqaoqqaqrrapqr7qrrbuuu0uuu4pqqjppqkrssapqq8vvv1*2,vvv2
  vvv0tuu0*7,stt1tuu0*2,stt3rss4tuu0*2,tuu3uuu3vvv0uuu3vvv1vvv0*2,vvv2
  vvv0tuu0*14,stt4qrr5qrs8stt3*2,stt1vvv0vvv2
  vvv0tuu0*14,stt4pqq7qrraqrr6pqq8stt1vvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0*13,uuu5uvv0*7,vvv4vvv2
  vvv0stt9*2,sst9sss7ttt3vvv0*7,uvv7uuu7vvv0uuu3oppinoorqqqisst6uvv7vvv2
  vvv0*13,uvv3uvv0*7,vvv2*2,
  vvv0*22,vvv2
  vvv0*9,vvt0voa0vn70vsn1vvv0*9,vvv2
  vvv0*9,vsl2vm50qi48vob2vvv0*9,vvv2
  vvv0*9,vur1vm60vm50vri2vvv0*9,vvv2
  vvv0*10,vut0vuq0vvv0*5,suu0*2,vvv0*3,vvv2
  vvv0*3,vts0vqp0vut0vvv0*4,qqrenooovvv0*4,suu0nrr2nqr4tuu0vvv0*2,vvv2
  vvv0*2,vvu1vmj0qif5vmk0vvv0*3,sss5rss8sss8sss9uuu2vvv0*2,suu0nqr2ors1tuu0vvv0*2,vvv2
  vvv0*2,vuu1vlj0sjg5vmj0vvv0*3,sss9uuu3ttt6rssbttt4vvv0*3,tuu0*2,vvv0*3,vvv2
  vvv0*3,vsr1vpn0vts1vvv0*3,sttasss9sssa*2,uuu2vvv0rrrcqrrbqrrdqrrgqqqdrssfvvv0vvv2
  vvv0*2,ttt7sssbqrrcqrratuu5vvv0*2,ttt1tuu0*3,uvv0vvv0uuu4vvv1vvv0ttt6tuu5uvv3vvv0vvv2
  vvv0*2,uuu5sss6vvv0uuu2ttu3vvv08df618a0*4,28a1qrs4tut6rts8rssdsst9rrsbttt7vvv0vvv2
  vvv0*2,urs6tttbssscsss8rssavvv039b67ce78dfccgikcghk18a0mop6qtt1nrs0*4,rtt1vvv0vvv2
  vvv0*2,vsr0*5,vvv039b618a07deh8dfh3ac418a0jmn96ik06hj26hi26gh36hi27jl1vvv2*2,
  vvv0ulh3ue70sd71rd61sd61ue70vnk339b618a0*5,hlna6ik06gi36fg66ef66gh46ik0uvv4vvv2
  vvv0ujf3ue70oc58nb59nb5aue70umi339b618a0*5,hlna6ik06hj16fh66fg86ik0*2,uvv4vvv2
  vvv0ujf3ue70qd67nb5ard64ue70umi339b618a0*5,hlna6ik0*6,uvv4vvv2
  vvv0ujf3ue70*5,umi339b618a0*5,hlna6ik0*6,uvv4vvv2
  vvv0vts0vsr0*5,vut0qrs1qrr0*5,tuu1rtt0*6,vvv0vvv2
  vvv0qrrfpqqfsst9rsshrsscsss9rrs6vvv0*7,uuu4rrsfrss9sttbstt5rssduuu6vvv2
  vvv0*4,uuu2vvv0vvv2vvv1vvv0*7,uvv1vvv1vvv0*2,vvv2vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0rrrbnopkpqqfqqqcqrreppqksss8vvv0*4,vvv2vvv0vvv1*3,vvv0*3,ttu4tuu5vvv2
  vvv0ttt6ttt7ttt8ttt6stt6uvv3vvv3vvv4vvv0*2,uuu3ppqlrrsaoppmrrsaqrrc*2,stt5vvv1uvv2vvv0vvv2
  vvv0ttt7ttt8ttt7ttt6ttt7ttt8sst8uuu5vvv0*10,uvv1tuu4tuu1vvv2
  vvv0*22,vvv2
  vvv0uuu2uuu4uuu3ttu5tuu5vvv2*2,vvv0*12,uvv2vvv0vvv2
  vvv0sssapqqeqrrgqrrfqrrirrsattt4vvv0*5,pqqirrrbrrrepqqhqrresssavvv0uuu2uuu4vvv2
  vvv0rssbqrrgrrserrrdqqrdsstbsssbtuu9vvv0*4,vvv2vvv0vvv1uuv2vvv2vvv1vvv0*2,uuv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*2,tuu5sstbstt6tttasss9tttasst9sss8rssbsstbsssapqqfrss6rss7rss6qqrdttt6vvv0vvv1vvv0vvv2
  vvv0*11,tuu6uuu6uuu5uuu4vvv2uuu7uuu5vvv1vvv0tuu7vvv3vvv2
  vvv0*11,uuu4ttu6tuu4ttt7ttt6uuu6ttu4vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0uuu3ttt8ttu6ttt5ttt8stt9uuu3vvv0*12,uuv2uvv1vvv2
  vvv0stt9rss8rssasss7rssbrssauuu4vvv0*3,uuu4oppnqqqdopphqrrcqrrdoopmstt8vvv0uuu4*2,vvv2
  vvv0rssbqrrgrrserrrdqqrdsssb*2,tuu9vvv0*11,tut6tuu2vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0rrsdoopjrrscppqjoppmrrrcsst7vvv0*6,uuv3sst7stt6uuu4uuu2vvv0uuu3tuu4vvv2
  vvv0ttt6sstbsttastt9rssauuu4uuu6uuu7vvv0*5,rssasss9uuu4rssbttt4vvv0vuu4vuu1vvv2
  vvv0uuu5uuu4*3,uuu3tuu6ttu4vvv2vvv0*11,vuu1vvv1vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*5,uuu4vvv1vvv0qrrcttt7ttt6stt8sss8rss8tuu8vvv0uuu4vvv0*5,vvv2
  vvv0*6,vvv1vvv0*2,vvv1*2,vvv0*5,vvv1vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0*5,uuu5sssatuu7rrrdsstbrrsduuu5sssbsss9rssfsttarssatttcrssdstt8ttt7uuu1vvv2
  vvv0*6,vvv1vvv0*4,uuv3vvv0*4,vvv1*2,uuu2vvv0*3,vvv2
  vvv0*16,ttt5sttarssarssbrrrcuuu7vvv2
  vvv0*22,uvv1
  uuu1vvv0*20,uuu1uvv0
board-mine 358x1197
~ EO9I vjPI 4rs3 yzhh V0Gj Vk_J NWuS a7UX eVPa Vk_J 2q3a _tcn Z4da bPRf SAFT hYU0 KD3u qYP3 hWOC wfBd
~ zKM3 f_gv lwZj CNEs EF1g lzMf OFir geZo ZuVW kJqc f_gv yJZt CNEs zUDc lzMf qQd7 vZsH ini1 7a4d 2pR3
~ f_gv bPiQ CNEs FKD6 lzMf 8YLH yaFO via2 T73A 2pR3 Ixjs Pf5Q oW7b ilcB 3LO4 KdDc 6zUF oW7b lylI uySd
~ ORIp kJaQ HEOr XHuz tivo 7Rp- HNgT oW7b yeRt sYFA ORIp kJaQ HEOr POqi tivo BnHU HNgT oW7b Bk4m WkKA
~ dKw6 9vjb DA8W lJbx xXmh oW7b c27G 77Ki ORIp kJaQ HEOr 3Xle tivo 096P HNgT oW7b 09r8 DVWK ORIp kJaQ
~ HEOr Ia8I tivo ama4 HNgT 6zUF oW7b r2R3 oW7b oXTd yS7l dbyw 8Q6C Ngci fTbt IfxK jHfP bMVH tM5i JV8w
~ 6lJE YbBS ufqy tBjJ 3QXk sy-1 IIhz MxAh M7Wc L6Tu
  rrsbrrs9rss9qrrctuu1uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,uuu5*2,stt7rrs8rssbqqrcpqqbpqqarss7sss8vvv2
  vvv0*12,qqr9oppbpqq7qqq3qqq4rrs4ttt3qrr3ppq8uuu1vvv2
  vvv0*7,vvv2ttt8uuu5vvv0uuu5ttt7vvv1*2,vvv3uuu5vvv1uuu5vvv0vvv1vvv2*2,
  vvv0*7,uuu2ttu5ttt8ttu8uuu3ttt5ttt7stt5ttt5uuu4tuu4sss8tuu4sstavvv2*2,
  vvv0uuu0*14,vvv0*7,vvv2
  vvv0tuu0*7,qrr8pqqaoqqaqrrapqr7qrrbuuu0uuu4pqqjppqkrssapqq8vvv1*2,vvv2
  vvv0tuu0*7,stt1tuu0*2,stt3rss4tuu0*2,ttu3uuu3vvv0uuu3vvv1vvv0*2,vvv2
  vvv0tuu0*14,stt4qrr5qrs8stt3*2,stt1vvv0vvv2
  vvv0tuu0*14,stt4pqq7qrraqrr6pqq8stt1vvv0vvv2
  vvv0*2,uvv0*11,uuu0tuu0*6,uuu0vvv0vvv2
  vvv0*2,vvv1vvv0*10,uuu5vvv0*7,vvv4vvv2
  vvv0stt9ttt9sst9sss7ttt3vvv0*7,uvv7uuu7vvv0uuu3oppinoorqqqisst6uvv7vvv2
  vvv0*13,uvv3uvv0*7,vvv2*2,
  vvv0*22,vvv2
  vvv0*9,vut1vn90vm60vsm1vvv0*9,vvv2
  vvv0*9,vsl2vm50qi48vob2vvv0*9,vvv2
  vvv0*9,vur1vn70vm50vrj1vvv0*9,vvv2
  vvv0*10,vvu0vus0vvv0*5,rtu0suu0vvv0*3,vvv2
  vvv0*3,vss1vpo0vtt0vvv0*4,qqrenooovvv0*4,suu0nqr3nqr4suu0vvv0*2,vvv2
  vvv0*2,vuu1vlj0qif5vmj0vvv0*3,rss7qrrarrsbrsscttu3vvv0*2,suu0nrr1ors1tuu0vvv0*2,vvv2
  vvv0*2,vuu1vlj0sjg4vmj0vvv0*3,sst7vvv1uuu4sst8uuu4vvv0*3,tuu0tuv0vvv0*3,vvv2
  vvv0*3,vss1vpo0vts0vvv0*3,sssbsssa*3,uuu2vvv0qrrfqqrcqqrdpqqjoppfrrshvvv0vvv2
  vvv0*2,sss8rrrdqrrcqrrbttt6vvv0uvv0rst0sst0*3,tuu0vvv0vvv2vvv0*2,uuu4uuu3vvv2vvv0vvv2
  vvv0*2,uvv3ttt4vvv0uuu2tuu2vvv07ce628a118a029b128a118a0prr5tut6rts8rssdsst9rssbttt6vvv0vvv2
  vvv0*2,urs6tttbssscsss8rssavvv039b66cd67decbfhj*2,18a0mop6pss1mqr0*4,qst1vvv0vvv2
  vvv0vvu0vrp0*4,vrq0vvv039b618a07deh8dfh3ac418a0imna6ik06hj26gi26gh46gi27il0uvv2vvv2
  vvv0ulg3ue70sd62rd62*2,ue70vnk339b618a0*5,hlna6ik06gi26fg66ef66gi36ik0uvv4vvv2
  vvv0ujf3ue70pc57ob58*2,ue70umi339b618a0*5,hlna6ik06ik16gh56gh76ik0*2,uvv4vvv2
  vvv0ujf3ue70qd67nb5ard64ue70umi339b618a0*5,hlna6ik0*6,uvv4vvv2
  vvv0ujf3ue70*5,umi339b618a0*5,hlna6ik0*6,uvv4vvv2
  vvv0vut0vts0*5,vuu0stt0sst0*5,uuu1suu0*6,vvv0vvv2
  vvv0qrrfpqqfsss9rrrirsscsssarrs7vvv0*7,uuu5rrrgrss9sttbstt6rrsduuu6vvv2
  vvv0*4,vvv1vvv0vvv1vvv0*12,vvv1vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0rrrbnopkpqqfqqqcqrreppqksss8vvv0*4,uuu4uuu1uuu2uvv3uuu2uuu1uvv0vvv0ttu4tuu5vvv2
  vvv0ttt6ttt7ttt8ttt6stt6uvv3vvv3vvv4vvv0*2,uuu3pqqjsss9pqqkrss8rrrarssbttt5vvv1uvv2vvv0vvv2
  vvv0ttt7ttt8ttt7ttt6ttt7ttt8sst8uuu5vvv0*10,uvv1tuu4tuu1vvv2
  vvv0*22,vvv2
  vvv0uuu2tuu6uuu5ttt7*2,vvv3vvv2vvv0*12,uuu2vvv1vvv2
  vvv0sssapqqdrrrerrrdrrrfrss9tuu4vvv0*5,oppkrrrbrrrfppqjpqqgrssbvvv0uuu1uuu4vvv2
  vvv0rssbqrrgrrserrrdqqrdsssb*2,tuu9vvv0*7,vvv1vvv0*4,uuv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*2,tuu5sstbstt6tttasss9tttasst9sss8rssbsstbsssapqqfrss6rss7rss6qqrdttt6vvv0vvv1vvv0vvv2
  vvv0*11,tuu6uuu6uuu5uuu4vvv2uuu7uuu5vvv1vvv0tuu7vvv3vvv2
  vvv0*11,uuu4ttu6tuu4ttt7ttt6uuu6ttu4vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0uuu3ttt8ttu6ttt5ttt8stt9uuu3vvv0*12,uuu2*2,vvv2
  vvv0stt9rss8rssasss7rssbrssauuu4vvv0*3,uuu4oppnqqqdopphqrrcqrrdoopmstt8vvv0uuu3*2,vvv2
  vvv0rssbqrrgrrserrrdqqrdsssb*2,tuu9vvv0*11,tut6tuu2vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0rrsdoopjrrscppqjoppmrrrcsst7vvv0*6,uuu4rssasss8ttt6uuu2vvv0uuu3tuu4vvv2
  vvv0ttt7sssdssscsstarrsbuuu6ttu8uuu8vvv0*5,rss9stt7vvv3sssatuu4vvv0vuu5vtu1vvv2
  vvv0uuu4uuu2*4,uuu4uuu3vvv1vvv0*11,vuv1vvv1vvv2
  vvv0*22,vvv2
  vvv0*8,ttt7rssasttdsss9ttt7rrrevvv0*8,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0ruu0rtu0*15,rtu1qst4rtu0*2,uvv0vvv2
  vvv0rtt2knnenpqbknnhlnoilopdprs4rtu0*9,npq8oqqalooemppbuvv0vvv2
  vvv0rtu1pss5prs7*2,prr6qtt3rtt1qtt2prs7oqrapss4oqrdoqqcnqq9oqr8npqeprr7qss4qtt1rtu0uvv0vvv2
  vvv0rtu1prs5pss6prs6pss5prs7prr6qtt3rtu0*3,nqqboqqbnqqbmppdorraoqr8pss5pss4pss2uvv0vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*5,uuu4uvv3vvv0qrrdstt8*3,sss8rss8tuu8vvv0uuu5vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0*14,vvv1vvv0*7,vvv2
  vvv0*5,uuu5rssbttt8rsscssscrrrestt8sssbsssasssesttarrsbsttdrrrfstt8ttt7uuu1vvv2
  vvv0*16,uuu4uuu5ttu6uuu6*2,vvv4vvv2
  vvv0*16,uuu2tuu5ttu4ttt5stt6vvv3vvv2
  vvv0*22,uuu1
board-mine-shown 358x1090
~ EO9I vjPI 7-TW yzhh V0Gj Vk_J NWuS a7UX eVPa Vk_J 2q3a _tcn Z4da bPRf SAFT hYU0 KD3u qYP3 hWOC Gixn
~ zKM3 f_gv lwZj CNEs EF1g lzMf OFir geZo ZuVW kJqc f_gv yJZt CNEs zUDc lzMf qQd7 vZsH ini1 7a4d 2pR3
~ f_gv bPiQ CNEs FKD6 lzMf 8YLH yaFO via2 T73A 2pR3 Ixjs Pf5Q oW7b ilcB 3LO4 KdDc 6zUF oW7b lylI uySd
~ ORIp kJaQ HEOr XHuz tivo 7Rp- HNgT oW7b IyXY sYFA JnLO 8Q6C Ngci fTbt IfxK o2Yb zeO2 HNgT oW7b Bk4m
~ WkKA dKw6 9vjb DA8W lJbx xXmh oW7b c27G 77Ki ORIp kJaQ HEOr 3Xle tivo 096P HNgT oW7b 09r8 DVWK ORIp
~ kJaQ HEOr Ia8I tivo ama4 HNgT JV8w 6lJE YbBS ufqy tBjJ 3QXk sy-1 IIhz MxAh M7Wc L6Tu
  rrsbrrs9rss9qrrcrss7rssa*2,uvv0*16,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*12,uuu4uuu3ttt6sss6sst9qrrbqqr9qqq9sst5stt7vvv2
  vvv0*12,pqqanopcppq9ppq5*2,qrr6sst4qqq4oppbuuu2vvv2
  vvv0*7,vvv2ttt8uuu5vvv0uuu5ttt7vvv1*2,vvv3uuu5vvv1uuu5vvv0vvv1vvv2*2,
  vvv0*7,uuu2ttu5ttt8ttu8uuu3ttt5ttt7stt5ttt5uuu4tuu4sss8tuu4sstavvv2*2,
  vvv0uvv0uuu0*13,vvv0*7,vvv2
  vvv0tuu0*7,qrr8pqqaoqqaqrrapqr7qrrbuuu0uuu4pqqjppqkrssapqq8vvv1*2,vvv2
  vvv0tuu0*7,stt1tuu0*2,stt3rss4tuu0*2,tuu3uuu3vvv0uuu3vvv1vvv0*2,vvv2
  vvv0tuu0*14,stt4qrr5qrs8stt3*2,stt1vvv0vvv2
  vvv0tuu0*14,stt4pqq7qrraqrr6pqq8stt1vvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0*13,uuu5uvv0*7,vvv4vvv2
  vvv0stt9*2,sst9sss7ttt3vvv0*7,uvv7uuu7vvv0uuu3oppinoorqqqisst6uvv7vvv2
  vvv0*13,uvv3uvv0*7,vvv2*2,
  vvv0*22,vvv2
  vvv0*9,vvu0vrj0vqh0vuq0vvv0*9,vvv2
  vvv0*9,vtp1vqg0sof5vrj1vvv0*9,vvv2
  vvv0*9,vut0vqg0*2,vtn1vvv0*9,vvv2
  vvv0*10,vvu0vus0vvv0*5,tuv0*2,vvv0*3,vvv2
  vvv0*3,vuu0vsr0vuu0vvv0*4,sst8qrrevvv0*4,tuv0rst1qst2uvv0vvv0*2,vvv2
  vvv0*3,vpo0snl3vqo0vvv0*3,tuu3ttt5*2,tuu6uuu1vvv0*2,tuv0qst1rtt0uvv0vvv0*2,vvv2
  vvv0*3,vpo0tom3vqo0vvv0*3,ttt5vvv2uuu4ttt6uuu2vvv0*3,uvv0*2,vvv0*3,vvv2
  vvv0*3,vtt0vrq0vut0vvv0*3,uuu6ttu5ttu6*2,vvv1vvv0ttt7stt7sst7sttasss7ttt9vvv0vvv2
  vvv0*2,uuu4ttt6sst7stt6uuu3vvv0*2,uuu1uuu0uuv0*2,vvv0*2,vvv2vvv0*2,uuu3*2,vvv2vvv0vvv2
  vvv0*2,uvv3tuu4vvv0uvv1uuu2vvv0hkl3dhi0*4,ehj0stt2uuu3tut5ttt7tuu5ttt7uuu4vvv0vvv2
  vvv0*2,utt4uuu7ttt7tuu5ttt6vvv0eij3gkl4hkl7kmncjmncdhi0qrr3suu0rtt0*4,tuu0vvv0vvv2
  vvv0*2,vtt0*4,vut0vvv0eij3dhi0hkla*2,eij2dhi0oqq5gnp0gno1gmo1gmn1gno1hop0vvv1vvv2
  vvv0vpn2ulh0ulg0tkg0*2,ulh0vrp2eij3dhi0*5,npq6gnp0gmn1glm3gll3gmn2gnp0uvv2vvv2
  vvv0vol2ulh0rjg5qjf5qjf6ulh0vpn2eij3dhi0*5,npq6gnp0gno0gmn3gmm5gnp0*2,uvv2vvv2
  vvv0vol2ulh0skg4qjf6tkg2ulh0vpn2eij3dhi0*5,npq6gnp0*6,uvv2vvv2
  vvv0vol2ulh0*5,vpn2eij3dhi0*5,npq6gnp0*6,uvv2vvv2
  vvv0vut0vtt0*5,vuu0stt0*6,uuu1tuu0*6,vvv0vvv2
  vvv0stt9sss9tuu5tttattt7ttu5ttt4vvv0*7,vvv2ttt9ttt5uuu6uuu3ttt8uvv4vvv2
  vvv0*4,vvv1vvv0vvv1vvv0*8,vvv1*2,vvv0*2,vvv1vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0ttt6rrrcsss9sss7stt8rsscttt5vvv0*4,vvv1vvv0*7,uuu3*2,vvv2
  vvv0uuu3uuu4uuu5uuu4tuu4vvv1*2,vvv2vvv0*2,vvv2rsscttt6rrsdttt6stt7*2,uuu3vvv0vvv1vvv0vvv2
  vvv0uuu4uuu5uuu4*3,uuu5tuu5vvv3vvv0*10,vvv1uvu3uvu1vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0tuu0*17,stu2tuu0*2,vvv0vvv2
  vvv0suu2prr7prr9*2,opqbprraprr9suu1tuu0*8,qss5rtt4tuu0qss5vvv0vvv2
  vvv0tuu0rtt3rtt4stt4rtt4stt3stu2suu1tuu0*2,stu2rss7*2,rss5rst5qrs8rtt4stt2tuu0*2,vvv0vvv2
  vvv0tuu0rtt4rtt5stt3rtt3stu3rtt5rtt4tuu0qss6rst6qss7qrs8rst6rst4rst5rss7stu1tuu0stu0vvv0vvv2
  vvv0tuv0tuu0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0*2,uuu3tuu6uuu3uuu6ttt5uuu6tuu5ttt4ttt7tuu6ttu6sss9ttt4*3,sss7uuu3vvv0*3,vvv2
  vvv0*11,uuu3vvv3vvv2*2,vvv0vvv3vvv2vvv0*2,uuu4vvv2*2,
  vvv0*11,uuu3uuu5uuu3uuu5tuu4uuu4uuu3vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0vvv1uuu3uuv3uuu3*2,uuu4vvv1vvv0*12,vvv1vvv0vvv2
  vvv0ttu6ttt6ttt7ttu4stt7ttt7uuu3vvv0*3,uvv2rssdstt7sss9stt7stt8rsscuuu4vvv0uuu2*2,vvv2
  vvv0ttt6stt9ttt8stt8sst8tuu6ttt6uuu6vvv0*3,vvv1vvv0*7,uuu3uvu1vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0ttt8rrrbttt7rssbrrsdstt7tuu4vvv0*6,vvv1uuu3*2,uvv2vvv1vvv0uuu1uuu2vvv2
  vvv0uuu3tuu6uuu6uuu5ttt6vvv3uuv3vvv4vvv0*5,ttt6ttt7uuu3ttt7uuu3vvv0vvv2vvv0vvv2
  vvv0uuv3uuu2uvv2uuu2uuv2uuu3uuu2vvv1vvv0*11,vvv1*2,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*5,uuu3vvv1vvv0rssbtuu6uuu5ttt7stt6stt7uuu7vvv0uuv3vvv0*5,vvv2
  vvv0*6,vvv1vvv0vvv1uuu2*2,vvv0uvv1uuu0vvv0*2,vvv1vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0*5,uuu5sst9uuu6rrscsttarrsduuu4sstasst8rssfsttarssatttcssscstt8ttt7uuu1vvv2
  vvv0*6,uvv2vvv1vvv0vvv1*2,uuu4vvv1*2,vvv0*2,vvv1*2,uuu3vvv0*3,vvv2
  vvv0*16,ttt6sstarssbrsscrrrcuuu7vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
board-final 358x1149
~ EO9I vjPI XwBp yzhh V0Gj Vk_J NWuS cfUJ Vk_J 2q3a _tcn Z4da bPRf SAFT hYU0 KD3u qYP3 hWOC wfBd zKM3
~ f_gv lwZj CNEs EF1g lzMf OFir geZo ZuVW kJqc f_gv yJZt CNEs zUDc lzMf qQd7 vZsH ini1 7a4d 2pR3 f_gv
~ bPiQ CNEs FKD6 lzMf 8YLH yaFO via2 T73A 2pR3 Ixjs Pf5Q oW7b ilcB 3LO4 KdDc 6zUF oW7b lylI uySd ORIp
~ kJaQ HEOr XHuz tivo 7Rp- HNgT oW7b yeRt sYFA ORIp kJaQ HEOr POqi tivo BnHU HNgT oW7b Bk4m WkKA dKw6
~ 9vjb DA8W lJbx xXmh oW7b c27G 77Ki ORIp kJaQ HEOr 3Xle tivo 096P HNgT oW7b 09r8 DVWK ORIp kJaQ HEOr
~ Ia8I tivo ama4 HNgT 6zUF oW7b r2R3 oW7b oXTd yS7l dbyw 8Q6C Ngci fTbt jHfP bMVH tM5i JV8w 6lJE YbBS
~ ufqy tBjJ 3QXk sy-1 IIhz MxAh M7Wc L6Tu
  rrsbrrs9rssbrrrduvv0*19,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0tuu7ttt9ttu8tttatuuavvv0*6,uuu4uuu3ttt6sss6sst9qrrbqqr9qqq9sst5stt7vvv2
  vvv0tuu4ttt5uuu5tuu3uuu2vvv0*6,pqqanopcppq9ppq5*2,qrr6sst4qqq4oppbuuu2vvv2
  vvv0uvv0uuu0*13,vvv0*7,vvv2
  vvv0tuu0*7,rss7qrr8pqq9qrr9qrr6qrrauuu0uvv3qrrhqqrisst8qrr6vvv1*2,vvv2
  vvv0tuu0*7,stt2stt1stt0rss4qrs5stt1uuu0tuu4ttt6uuu1tuu5uuu2vvv0*2,vvv2
  vvv0tuu0*14,stt3qrr4rss7stt2*2,stt0vvv0vvv2
  vvv0tuu0*14,sst5pqq9prrcqrr7oqq9stt2vvv0vvv2
  vvv0uvv0uuu0*19,vvv0vvv2
  vvv0*13,uuu5uvv0*7,vvv4vvv2
  vvv0stt9*2,sst9sss7ttt3vvv0*7,uvv7uuu7vvv0uuu3oppinoorqqqisst6uvv7vvv2
  vvv0*13,uuv4uvv0*7,vvv3vvv2
  vvv0*22,vvv2
  vvv0*9,vvu0vpc0vn90vto1vvv0*9,vvv2
  vvv0*9,vsl2vm50rj47vob2vvv0*9,vvv2
  vvv0*9,vuq1vm60vm50vqh2vvv0*9,vvv2
  vvv0*10,vus0vtp0vvv0*5,suu0*2,vvv0*3,vvv2
  vvv0*3,vtt0vrp0vuu0vvv0*4,qqrenooovvv0*4,suu0orr2nqr3tuu0vvv0*2,vvv2
  vvv0*2,vvu1vmj0rif4vmk1vvv0*3,stt4sst7stt6ttt7uuu2vvv0*2,suu0nqr2ors1tuu0vvv0*2,vvv2
  vvv0*2,vuu1vlj0rif5vmj0vvv0*3,rssatuu4stt8qrrdttt5vvv0*3,suu0*2,vvv0*3,vvv2
  vvv0*3,vrq1vom0vsr1vvv0*3,ttt9sss8sssa*2,uuu2vvv0rssarrrbqrrcrrsdqrrasssdvvv0vvv2
  vvv0*2,uuu6stt8qrrbrrr9uuu4vvv0*2,uuu3vvv1vvv0*4,ttu6uuu2vvv0stt9stt8uuu5vvv0vvv2
  vvv0*2,ttt6rss9vvv1tuu3ttt4vvv09eg618a0*4,39b1rss4tut6rts8rssdsst9rrsbttt7vvv0vvv2
  vvv0*2,urs6tttbssscsss8rssavvv039b67ce78dfccgilcghl18a0mop6rtu1pst0*4,suu1vvv0vvv2
  vvv0*2,vts0*4,vtt0vvv039b618a07deh8dfh3ac418a0jmn96il06hj1*2,6gi26hj17jl1vvv1vvv2
  vvv0umi3ue70te70*3,ue70vol339b618a0*5,hlna6ik06gh36fg66ef66gh46ik0uvv4vvv2
  vvv0ujf3ue70ob58ma4amb5aue70umi339b618a0*5,hlna6ik06hj16fg76ef86ik0*2,uvv4vvv2
  vvv0ujf3ue70qd67nb5ard64ue70umi339b618a0*5,hlna6ik0*6,uvv4vvv2
  vvv0ujf3ue70*5,umi339b618a0*5,hlna6ik0*6,uvv4vvv2
  vvv0vsr0vrp0*5,vts0oqq1opq0*5,stt2pst0*6,vvv1vvv2
  vvv0qrrfpqqfstt8rssfrsscsst8rrs6vvv0*7,uvv3rrserss9sttbstt5rsscuuu6vvv2
  vvv0*3,vvv1uuu3vvv0vvv2vvv1vvv0*7,uuu2vvv2vvv0*2,vvv2*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0sss9oppiqrrerrrbrrrcpqqjstt7vvv0*12,ttu4tuu5vvv2
  vvv0ttt6stt7stt8ttt7sss6uuu3uuv3vvv3vvv0*2,uuu4oppnqrrbnopnqrrcqqrdqrrcsst5vvv0vvv1vvv0vvv2
  vvv0ttt8sttattt8stt7stt8ttt9sst8uuu6vvv0*10,uvu2tut5tuu2vvv2
  vvv0*22,vvv2
  vvv0uuu2uuu4uuu3ttu5tuu5vvv2*2,vvv0*12,vvv1vvv0vvv2
  vvv0sssapqqeqrrgqrrfqrrirrsattt4vvv0*5,qrrgrrrbrrsdqrrfrssbsss9vvv0uuu3uuu4vvv2
  vvv0rssbqrrgrrserrrdqqrdsstbsssbtuu9vvv0*4,uuu4vvv0vvv2tuu4uuu4vvv2vvv0*2,uuv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*2,tuu5sstbstt6tttasss9tttasst9sss8rssbsttasssapqqfrss6rss7rss6qqrdttt6vvv0vvv1vvv0vvv2
  vvv0*11,uuu5uvv5vvv3uvv3vvv0uuu5uuu4vvv0*2,tuu7uvv3vvv2
  vvv0*11,tuu6ttt8ttt6ttt8sst7ttu7ttt5uuu2vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0uuu2ttt6uuu5tuu4tuu5ttt6uuu2vvv0*12,uuv2uvv1vvv2
  vvv0sssarrsarrrbsss8qrrdrrrctuu5vvv0*3,uuu4pqqlqrrcpqqgqrrcqrrdoppkttt8vvv0uuu4*2,vvv2
  vvv0rssbqrrgrrserrrdqqrdsssb*2,tuu9vvv0*3,uvv1vvv0uvv1vvv0*2,vvv1vvv0*2,tut6tuu2vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0rrsdoopjrrscppqjoppmrrrcsst7vvv0*6,vvv2ttt5*2,uuu3uuu1vvv0uuu3tuu4vvv2
  vvv0ttt6sstbsttastt9rssauuu4uuu6uuu7vvv0*5,rrrb*2,ttt6rrrcttt5vvv0vuu3vuu0vvv2
  vvv0uuu5uuu4*3,uuu3tuu6ttu4vvv2vvv0*11,vuu2vuu1vvv2
  vvv0*22,vvv2
  vvv0*8,ttt7rssasttdsss9ttt7rrrevvv0*8,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0rtu1qss2qst1qst2qst1*2,rtt0rtu0*10,rtt1qst3*2,uvv0vvv2
  vvv0rtu1lopcnqqalooemophnppbqss3rtu0*9,prs7nqqcmppbnqq8uvv0vvv2
  vvv0rtu1nqqaoqqcnpqdnpqborraorr7qss6rtu0*8,prr1qtt2pss6pss3uvv0vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*5,uuu4uvv3vvv0qrrdstt8*3,sss8rss8tuu8vvv0uuu5vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0*14,vvv1vvv0*7,vvv2
  vvv0*5,uuu5rssbttt8rsscssscrrrestt8sssbsssasssesttarrsbsttdrrrfstt8ttt7uuu1vvv2
  vvv0*16,uvv3*2,uuu5uuv4uuu4vvv3vvv2
  vvv0*16,uuu2ttt6ttt5stt7sss8vvv3vvv2
  vvv1vvv0*21,uuu1
board-empty 358x355
~ EO9I vjPI Iysu yzhh V0Gj Vk_J NWuS a7UX Vk_J 2q3a _tcn Z4da bPRf SAFT hYU0 KD3u qYP3 wfBd 1Ym4
  rrsbrrs9rss8rrsbrss9uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,uuu5*2,stt7rrs8rssbqqrcpqqbpqqarss7sss8vvv2
  vvv0*12,qqr9oppbpqq7qqq3qqq4rrs4ttt3qrr3ppq8uuu1vvv2
  vvv0uvv0uuu0*13,vvv0*7,vvv2
  vvv0tuu0*7,rss7qrr8pqq9qrr9qrr6qrrauuu0uvv3qrrhqqrisst8qrr6vvv1*2,vvv2
  vvv0tuu0*7,stt2stt1stt0rss4qrs5stt1tuu0ttt4ttt6uuu1tuu5uuu2vvv0*2,vvv2
  vvv0tuu0*14,stt3qrr4rss7stt2*2,stt0vvv0vvv2
  vvv0tuu0*14,sst5pqq9prrcqrr7oqq9stt2vvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0*13,uuu5uvv0*7,vvv4vvv2
  vvv0*13,uvv7uuu7vvv0uuu3oppinoorqqqisst6uvv7vvv2
  vvv0*13,uvv3uvv0*7,vvv2*2,
  vvv0*22,vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0*3,stt2*2,tuu0stt3*2,sst3stt2sst5ttt0tuu0stt2*2,stt3stt1ttt1tuu0*2,vvv0vvv2
  vvv0tuu0*2,stt3oqqcqrs8qrr6oqqbpqq8rss7*2,pqrbrss4qrr5qrr9qrs9qrraoppdqrr7tuu0*2,vvv0vvv2
  vvv0tuu0*8,stt2rssarss8qrratuu0*8,vvv0vvv2
  vvv0tuu0*8,stt1rss1*3,tuu0*8,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
board-failed 358x338
~ EO9I vjPI QTRL yzhh V0Gj Vk_J NWuS a7UX Vk_J 2q3a _tcn Z4da bPRf SAFT hYU0 KD3u qYP3 wfBd Mdgg 8gZp
~ WLTN 7YVu
  rrsbrrs9rss8qrrcstt5uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,uuu5*2,stt7rrs8rssbqqrcpqqbpqqarss7sss8vvv2
  vvv0*12,qqr9oppbpqq7qqq3qqq4rrs4ttt3qrr3ppq8uuu1vvv2
  vvv0uvv0uuu0*13,vvv0*7,vvv2
  vvv0tuu0*7,rss7qrr8pqq9qrr9qrr6qrrauuu0uvv3qrrhqqrisst8qrr6vvv1*2,vvv2
  vvv0tuu0*7,stt2stt1stt0rss4qrs5stt1tuu0ttt4ttt6uuu1tuu5uuu2vvv0*2,vvv2
  vvv0tuu0*14,stt3qrr4rss7stt2*2,stt0vvv0vvv2
  vvv0tuu0*14,sst5pqq9prrcqrr7oqq9stt2vvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0*13,uuu5uvv0*7,vvv4vvv2
  vvv0*13,uvv7uuu7vvv0uuu3oppinoorqqqisst6uvv7vvv2
  vvv0*13,uvv3uvv0*7,vvv2*2,
  vvv0*2,vvu0*19,vvv0vvv2
  vvv0vtr0*12,vtr1vtr0*5,vsq1vtr0vvu0vvv2
  vvv0vtr0*8,vsr1tpn9tqn9tpn8tpnctpn8tpna*2,tpn6tqo7tpm8urp5vvu0vvv2
  vvv0vtr0*12,usq4trq4usq2usq0srp5tsq2usq2usq4vvu0vvv2
  vvv0vtr0*12,usq5qpobonmgpnm9qpnepondsqpausq5vvu0vvv2
  vvv0vts0vtr0*11,vsr1usq0*6,vtr0vvu0vvv2
  vvv1vvv0*21,uvv1
  uuu0ttt0*20,tuu0uvv0
board-loading 358x587
~ EO9I vjPI CtA4 yzhh V0Gj Vk_J NWuS a7UX Vk_J 2q3a _tcn Z4da bPRf SAFT hYU0 KD3u qYP3 wfBd mqPF Qv1_
~ 2IKY 5sBS 5sBS
  rrsbrrs9rssaqrrbqrrduuu0uvv0*17,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*12,uuu4uuu3ttt6sss6sst9qrrbqqr9qqq9sst5stt7vvv2
  vvv0*12,pqqanopcppq9ppq5*2,qrr6sst4qqq4oppbuuu2vvv2
  vvv0uvv0uuu0*13,vvv0*7,vvv2
  vvv0tuu0*7,rss7qrr8pqq9qrr9qrr6qrrauuu0uvv3qrrhqqrisst8qrr6vvv1*2,vvv2
  vvv0tuu0*7,stt2stt1stt0rss4qrs5stt1uuu0tuu4ttt6uuu1tuu5uuu2vvv0*2,vvv2
  vvv0tuu0*14,stt3qrr4rss7stt2*2,stt0vvv0vvv2
  vvv0tuu0*14,sst5pqq9prrcqrr7oqq9stt2vvv0vvv2
  vvv0uvv0uuu0*19,vvv0vvv2
  vvv0*13,uuu5uvv0*7,vvv4vvv2
  vvv0*13,uvv7uuu7vvv0uuu3oppinoorqqqisst6uvv7vvv2
  vvv0*13,uuv4uvv0*7,vvv3vvv2
  vvv0*22,vvv2
  vvv0stt0rss0*18,rst0vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0tuu0stt0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0stt0*20,vvv0vvv2
  vvv0stt0*20,vvv0vvv2
  vvv0*22,vvv2
  vvv0stt0*20,uvv0vvv2
  vvv0ttt0stt0*19,vvv0vvv2
  vvv1vvv0*21,uuu1
board-upcoming 358x211
~ EO9I vjPI k_tg yzhh V0Gj Vk_J NWuS a7UX YZSO xicC
  rrsbrrs9rssarss8rssaqrrduuu0uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,uuu5*2,stt7rrs8rssbqqrcpqqbpqqarss7sss8vvv2
  vvv0*12,qqr9oppbpqq7qqq3qqq4rrs4ttt3qrr3ppq8uuu1vvv2
  vvv0*22,vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0rss4ttt0stt1stt2*2,tuu0stt3stt1stt2tuu0*3,ttt1stt3stt1tuu0stt2*3,vvv0vvv2
  vvv0tuu0qrr7qrr8*2,qrr7pqq8pqr7qrs9oqqcpqqbqrr6prraqrr8pqr7pqr9qrr6pqq9pqqapqq8stt2vvv0vvv2
  vvv0tuu0*9,stt3qrr8stt4tuu0*8,vvv0vvv2
  vvv0tuu0*8,ttt0rss5rss2*2,tuu0*8,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
board-class-visitor 358x1159
~ EO9I vjPI ZE3O yzhh V0Gj Vk_J NWuS a7UX eVPa Vk_J 9DM1 Q026 Gipj 0Y6r 9Xj5 Vk_J 2q3a _tcn Z4da bPRf
~ SAFT hYU0 KD3u qYP3 hWOC wfBd zKM3 f_gv lwZj CNEs EF1g lzMf OFir geZo ZuVW kJqc f_gv yJZt CNEs zUDc
~ lzMf qQd7 vZsH ini1 7a4d 2pR3 f_gv bPiQ CNEs FKD6 lzMf 8YLH yaFO via2 T73A 2pR3 Ixjs Pf5Q oW7b ilcB
~ 3LO4 KdDc 6zUF oW7b lylI uySd ORIp kJaQ HEOr XHuz tivo 7Rp- HNgT oW7b yeRt sYFA ORIp kJaQ HEOr POqi
~ tivo BnHU HNgT oW7b Bk4m WkKA dKw6 9vjb DA8W lJbx xXmh oW7b c27G 77Ki ORIp kJaQ HEOr 3Xle tivo 096P
~ HNgT oW7b 09r8 DVWK ORIp kJaQ HEOr Ia8I tivo ama4 HNgT JV8w 6lJE YbBS ufqy FV9l 3QXk sy-1 IIhz MxAh
~ M7Wc L6Tu
  rrsbrrs9rss9*2,rss8rssbstt6uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,uuu5*2,stt7rrs8rssbqqrcpqqbpqqarss7sss8vvv2
  vvv0*12,qqr9oppbpqq7qqq3qqq4rrs4ttt3qrr3ppq8uuu1vvv2
  vvv0*7,vvv2ttt8uuu5vvv0uuu5ttt7vvv1*2,vvv3uuu5vvv1uuu5vvv0vvv1vvv2*2,
  vvv0*7,uuu2ttu5ttt8ttu8uuu3ttt5ttt7stt5ttt5uuu4tuu4sss8tuu4sstavvv2*2,
  vvv0*8,uuu0*9,vvv0*5,vvv2
  vvv0*7,uuu0qrr5nppdoppctuu0ttt0moojnopdmoogtuu0vvv2oopinooluuu2vvv1vvv2
  vvv0*7,uuu0tuu0stt1tuu0*7,vvv0uuu1*2,vvv0*2,vvv2
  vvv0*12,vvv1vvv0*9,vvv2
  vvv0*3,uuu4sssbstt8rss8stt9qrrestt8sttbrrscsst9stt8*2,stt9rssdstt9sss7ttu5stt6uuu3vvv2
  vvv0*2,uvv0*13,vvv0*7,vvv2
  vvv0tuu0*7,stt2*2,stt4stt2stt0sst5uuu0vvv0uuu6ttt9vvv2vvv1vvv0*2,vvv2
  vvv0tuu0*7,qrr7*2,pqr6prraopparss6uuu0ttt6qqrgrrsb*2,qqr8vvv1vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0*14,rss8mnodoppiprr9oppbsst3vvv0vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0*13,uvv3uvv0*7,vvv2*2,
  vvv0tuu7sttasst9sss7ttt3vvv0*7,uvv7uuu7vvv0uuu3pqqenoorsssdsst6uvv7vvv2
  vvv0vvv2vvv0*11,uuu5uvv0*3,tuu3uvv0stt4uvv0vvv4vvv2
  vvv0*22,vvv2
  vvv0*10,vqh0vpd0vur1vvv0*9,vvv2
  vvv0*9,vsm2vm50rj45vpc2vvv0*9,vvv2
  vvv0*9,vto1vm50ul52vpe2vvv0*9,vvv2
  vvv0*10,vtn0vrk0vvu0vvv0*4,tuv0uvv0vvv0*3,vvv2
  vvv0*3,vvu0vts0vvv0*5,qrrdnopnvvv0*4,suu0ors1ors2tuv0vvv0*2,vvv2
  vvv0*3,vmk0tjh1vnl1vvv0*4,uvv2uuu2vvv0*4,suu0nqq3nqr3suu0vvv0*2,vvv2
  vvv0*2,vut1vlj0phe8vlj0vvv0*3,ppqerrraqqreoppksss7vvv0*3,rtu0*2,vvv0*3,vvv2
  vvv0*3,vpo1vmk0vrp1vvv0*3,vvv2uuu4ttt7tuu6uuu2vvv0tuu6stt6rss7ttu4ttt3tuu8vvv0vvv2
  vvv0*2,vvv1uuu3ttt5ttt4uuu2vvv0*2,stt9ttt5uuu3*2,vvv0*2,rssattt6uuu5qqriqqresttbvvv0vvv2
  vvv0*2,sssapqqestt7rrs9stt7vvv0hkl49ef0*4,afg1ttu2tut6stt6sss9sst9rrsbttt7vvv0vvv2
  vvv0*2,uss5uuu7tttattt7sst8vvv039b67ce77debcgikcghk18a0mop6vvv0vvv1vvv3vvv0*4,vvv2
  vvv0*3,uuv3uuu2uvv1vvv1vvv039b618a07cei7deg39b418a0kno89km16ik0*4,akm2vvv0vvv2
  vvv0vpm2uga0*5,vqo239b618a028a1*2,18a0*2,hlna6ik06fg56ee76dd86ff66ik0uvv4vvv2
  vvv0ujf3ue70nb59la4ama5bue70umi339b618a0*5,hlna6ik06hj16fg76ef86ik0*2,uvv4vvv2
  vvv0ujf3ue70qd67nb5ard64ue70umi339b618a0*5,hlna6ik0*6,uvv4vvv2
  vvv0ujf3ue70*5,umi339b618a0*5,hlna6ik0*6,uvv4vvv2
  vvv0vpn1vnj0*5,vqo1hkl3gkl0*5,oqr5jpq0*6,vvv2*2,
  vvv0sttasss8uuu2uuu7uuu6uvv2uuu2vvv0*7,vvv1uuu6vvv3uuu6vvv0uuu5uvv4vvv2
  vvv0ttu5ttt6tuu7ssscttt6stt8stt5vvv0*7,uuu5sssasst6uuu5sst6sss9vvv2*2,
  vvv0*22,vvv2
  vvv0ttt4rrrbttt8stt6stt7sstatuu4vvv0*12,uuu4vvv2*2,
  vvv0ttt8sst8sss8ttt6*2,sssauuu4vvv0*3,uuu4oppnqrrbnopnqrrcqqrdqrrcsst5vvv0*2,uuu2vvv2
  vvv0rssbqrrgrrserrrdqqrdsssb*2,tuu9vvv0*10,uuu2stt7tuu2vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0qrrcoopjpqqkopploppnqrrcttt6vvv0*5,sst9rrrbsssasst8ttt5ttt6vvv0ttt4ttt5vvv2
  vvv0sst9rrserssdrsscqrrcttt8stt9uuu9vvv0*4,sssbvvv0uuu5rsscsssbtuu5vvv0*2,uuv0vvv2
  vvv0vvv2vvv1*3,vvv0uuu2uvv1vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0*2,uuu5ttt8tuu4uuu6ttt7tuu8ttt8ttt6sstattt7stt9qqresst6rss7rss6qrrbttt5vvv0*3,vvv2
  vvv0*3,uuv2uvv1uuu3uuu1vvv1vvv0uuu1vvv1uuu4vvv1*2,vvv0*2,vvv1uuv2vvv0*2,ttt9uuv3vvv2
  vvv0*11,sstasttcstt9sssbsss8sttcstt9uuu3vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0qrrcppqhpqqhqqqdoppj*2,stt8vvv0*3,uuu3rssfsssarssbqrrcrsscrrsduuu5vvv0ttt6ttt5vvv2
  vvv0rssaqrrfrrserrrdqqrdstt9sssatuu9vvv0*2,vvv1sst8tuu3ttt5vvv0uuu1sst8uuu3vvv0tut6tuu2vvv2
  vvv0vvv1vvv0*4,vvv1vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0sst8pqqfsst9qrrfqqrittt8ttt6vvv0*12,uuu2tuu4vvv2
  vvv0ttt7sst8ttt8stt7rss7ttt4uuu2vvv2vvv0*5,qrreopphrrrbpqqgsss7vvv0vvv1vvv0vvv2
  vvv0stt9sssbsttasst9sstastt9sss9uuu7vvv0*11,vtt5vtt2vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*5,vvv1*2,vvv0tuu5uvv2vvv0uuv3vvv1*2,vvv3vvv0vvv2vvv0*5,vvv2
  vvv0*5,vvv2vvv1vvv0stt8ttu5stt8tuu4stt6sss7uuu4vvv0vvv3vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0*5,vvv2uuu4vvv2ttu8uuu5tuu7vvv0uuu5vvv2tttauuu5*2,uuu6*2,vvv3vvv4vvv0vvv2
  vvv0*5,vvv2stt7tuu5ttt5ttt6stt7ttt8ttt6stt7uuu4*2,stt5tuu7stt9ttu5tuu3vvv1vvv2
  vvv0*16,ttt6sstarssbrsscrrrcuuu7vvv2
  vvv0*22,uvv2
  uvv0vvv0*20,uvv0uuu0
board-class-mine 358x1305
~ EO9I vjPI 6-Xm yzhh V0Gj Vk_J NWuS a7UX eVPa Vk_J 9DM1 AYX_ woHT 0Y6r _yVt Vk_J 2q3a _tcn Z4da bPRf
~ SAFT hYU0 KD3u qYP3 hWOC wfBd zKM3 f_gv lwZj CNEs EF1g lzMf OFir geZo ZuVW kJqc f_gv yJZt CNEs zUDc
~ lzMf qQd7 vZsH ini1 7a4d 2pR3 f_gv bPiQ CNEs FKD6 lzMf 8YLH yaFO via2 T73A 2pR3 Ixjs Pf5Q oW7b ilcB
~ 3LO4 KdDc 6zUF oW7b lylI uySd ORIp kJaQ HEOr XHuz tivo 7Rp- HNgT oW7b yeRt sYFA ORIp kJaQ HEOr POqi
~ tivo BnHU HNgT oW7b Bk4m WkKA dKw6 9vjb DA8W lJbx xXmh oW7b c27G 77Ki ORIp kJaQ HEOr 3Xle tivo 096P
~ HNgT oW7b 09r8 DVWK ORIp kJaQ HEOr Ia8I tivo ama4 HNgT 6zUF oW7b r2R3 oW7b oXTd yS7l dbyw 8Q6C Ngci
~ fTbt IfxK jHfP bMVH tM5i JV8w 6lJE YbBS ufqy LLyN 3QXk sy-1 IIhz MxAh M7Wc L6Tu
  rrsbrrs9rss9*2,sss7rrsdtuu1uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,uuu5*2,stt7rrs8rssbqqrcpqqbpqqarss7sss8vvv2
  vvv0*12,qqr9oppbpqq7qqq3qqq4rrs4ttt3qrr3ppq8uuu1vvv2
  vvv0*7,vvv2ttt8uuu5vvv0uuu5ttt7vvv1*2,vvv3uuu5vvv1uuu5vvv0vvv1vvv2*2,
  vvv0*7,uuu2ttu5ttt8ttu8uuu3ttt5ttt7stt5ttt5uuu4tuu4sss8tuu4sstavvv2*2,
  vvv0*8,uuu0*4,vvv0*4,uvv0uuu0*4,vvv0vvv2
  vvv0*7,uuu0qrr5nppdoppctuu0vvv0mnnsnookmnonvvv0stt1nppdnoofstt1vvv0vvv2
  vvv0*7,uuu0tuu0stt1tuu0*2,vvv0*4,uvv0tuu0stt1*2,tuu0vvv0vvv2
  vvv0*22,vvv2
  vvv0*3,rrrdttt7ssscrrsbrssbttt6sss9ttt8rssfsttasss7sss8sssarrrgqrriqqqhttu6sssduuu4vvv2
  vvv0*9,ttt7*2,rssbsttbsttasssdrrrestt9ttt8ttu7uuu3sst9vvv3vvv2
  vvv0*9,vvv1vvv2vvv1*2,uuu1vvv0vvv1*2,uuu2vvv1uuu3uuu2vvv0vvv2
  vvv0uuu0tuu0*12,uuu0vvv0*7,vvv2
  vvv0tuu0*7,qrr9pqqaoqqapqqdpqq9qrrbuuu0ttt7oppnppqkrrrcpqq9vvv1*2,vvv2
  vvv0tuu0*10,ttt0stt1tuu0*2,uuu0*2,uvv0uuu1uvv0*2,vvv0vvv2
  vvv0tuu0*14,rss6opp9pqqerss6qrr8stt2vvv0vvv2
  vvv0tuu0*14,stt2rss4rss5rss3qrs3stt0vvv0vvv2
  vvv0*13,uvv1uuu0*7,vvv0vvv2
  vvv0*2,vvv1*2,vvv0*9,uvv6vvv0*3,vvv2uuu6vvv2uuv1uvv6vvv2
  vvv0stt9ttt8stt8sst6ttt3vvv0*7,uvv6uuu6vvv0uvv2ppqgoppkqrrfttt5uvv6vvv2
  vvv0*13,vvv2uvv0*7,vvv1vvv2
  vvv0*10,vut0vur0vvv0*10,vvv2
  vvv0*9,vur1vm60ul51vri2vvv0*9,vvv2
  vvv0*9,vsl2vm50rj47vob2vvv0*9,vvv2
  vvv0*9,vvt0voa0vn70vsn1vvv0*9,vvv2
  vvv0*10,uvv2tuu3vvv0*4,uvv0qtt0rtu0vvv0*3,vvv2
  vvv0*3,vrp1vnl0vsr1vvv0*4,rrrbppqlvvv0*4,ruu0mpq5mqq4suu0vvv0*2,vvv2
  vvv0*2,vuu1vlj0phe8vmj0vvv0*3,qrrcqrrbqrrepqqhstt6vvv0*2,tuu0pst0*2,uvv0vvv0*2,vvv2
  vvv0*3,vmj0tkh2vnk1vvv0*3,uuu2vvv0vvv1uuu3uuu1vvv0*3,uvv0*2,vvv0*3,vvv2
  vvv0*3,vut0vrq0vuu0vvv0*3,ssscsssa*3,uuu2vvv0pqqhpqqdqqrdoppmnopiqrrjvvv0vvv2
  vvv0*2,rrscopphqrrcppqdrss9vvv0stt1opq0*4,qrr1vvv0vvv1vvv0*2,vvv2uuu4uvv2vvv0vvv2
  vvv0*5,vvv1uuu1vvv05bd639b229b24ac5*2,18a0oqq5tuu4rts8rsscttt7stt7uuu4vvv0vvv2
  vvv0*2,urs6tttbsssbttt7stt8vvv039b65bc57cecaegh9efg18a0mop6lqr1jpq0*4,nrs2vvv0vvv2
  vvv0vut1vpm0*4,vpn0vuu039b618a07cef7ceg39b318a0imna6ik06hi36gh46fg56gh46ik0uvv3vvv2
  vvv0ukg3ue70rd64pc65qc65ue70umj339b618a0*5,hlna6ik06gi26fg76ef76hj26ik0uvv4vvv2
  vvv0ujf3ue70pc57nb59oc57ue70umi339b618a0*5,hlna6ik0*2,6gi36gi46ik0*2,uvv4vvv2
  vvv0ujf3ue70rd65pc67sd63ue70umi339b618a0*5,hlna6ik0*6,uvv4vvv2
  vvv0ujf3ue70*5,umi339b618a0*5,hlna6ik0*6,uvv4vvv2
  vvv0*22,vvv2
  vvv0qrrfpqqfsssaqrrjrsscrssbrrr7vvv0*7,tuu6qrrhrss9sttbsss7qrreuuu6vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0qrrcnopkpqqgqqqcqrreppqlsss8vvv0*3,vvv2sttattt5sss9rss8sss7ttt5uuu1vvv0ttu4tuu5vvv2
  vvv0ttt7sssdssscsstarrsbuuu6ttu8uuu8vvv0*2,vvv1rrscttt6rrsduvv3ttt5stt7tuu4uvu2uuu4uvu1vvv2
  vvv0uuu4uuu2*4,uuu4uuu3vvv1vvv0*11,uuu2uvv0vvv2
  vvv0*22,vvv2
  vvv0ttt5rrscsttbqrrerrsetuu8uuu4vvv0*12,uuu3*2,vvv2
  vvv0ttt7sss7sssattt7rss9stt4uuu2vvv0*5,oppkrrrbqrrfoppkpqqgrssbvvv0vvv1*2,vvv2
  vvv0sssarrrfrssdrsscrrsdsssb*2,tuu9vvv0*12,uuv0vvv2
  vvv0*22,vvv2
  vvv0*12,vvv1uuu3vvv0vvv2uvv2uuv2vvv1vvv0*3,vvv2
  vvv0*2,tuu5sttastt6ttt9sss8ttt9stt9sss8rssasttasst8qrrcsss6sss5sst4rrrbttt5vvv0uuu4vvv1vvv2
  vvv0*11,sssbsttcstt9ttt8stt6tttbsstauuu3vvv0uuu4vvv1vvv2
  vvv0*12,vvv1vvv0uuv2vvv1vvv2vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0ttt6rssdsssastt8rrreqrretuu6vvv0*12,ttt5tuu4vvv2
  vvv0stt7rss6sss9sss7rss7tuu5uuu3vvv1vvv0*2,uuu4oppnqqqdopphqrrcqrrdoopmstt8vvv0vvv1*2,vvv2
  vvv0sstarssdssscsssasssbsstasssauuu8vvv0*11,tut6tuu2vvv2
  vvv0*22,vvv2
  vvv0*2,vvv1vvv0vvv1*2,vvv0*16,vvv2
  vvv0rsscoppisssbpqqippqlrrsbstt6vvv0*6,rssapqqerrrbrssbttt5vvv0uvv2uuu3vvv2
  vvv0rssaqrrgrrserrrdqqrdstt9sssatuu9vvv0*5,uuu3uvv2vvv0tuu5uuu2vvv0utt6vtt2vvv2
  vvv0*6,vvv1vvv0*15,vvv2
  vvv0*10,vvv1vvv0*2,uuu2vvv0*8,vvv2
  vvv0*8,ttt7rssatttcsst9ttt6rsscvvv0*8,vvv2
  vvv0tuv0tuu0*19,vvv0vvv2
  vvv0ruu0rtu0*15,qst4prs8rtu0*2,uvv0vvv2
  vvv0rtt2knnemppcknnhlnojloodprs4rtu0*6,rtt0rtu0rtt0oqr4orr7looemppbuvv0vvv2
  vvv0rtu1prr9orraoqrboqr9pss7qss5qst4prs7oqrapss4oqrcoqrboqr8orr8npqdorr8qss4pss4qtt2uvv0vvv2
  vvv0rtu1qss1qst2*2,qst1qss4qss2rtt1rtu0*3,nqqboqqbnqqbmppdoqraoqr7pss5qtt1*2,uvv0vvv2
  vvv0suu0*20,vvv0vvv2
  vvv0*22,vvv2
  vvv0*6,vvv1vvv0uvv2vvv1vvv0vvv1vvv0*4,vvv1vvv0*5,vvv2
  vvv0*5,uuu4vvv1vvv0sssasttastt8ttt6sss7rss8tuu7vvv0uuu4vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0*5,vvv1vvv2vvv1vvv3vvv1vvv2vvv0vvv2vvv0uuu5vvv1*2,vvv3vvv1*2,vvv0*2,vvv2
  vvv0*5,uuu4sss9ttu6sss9sstbrssbstt8sst9sss9tttattt8rss9tttarrsettt7ttt6uuu1vvv2
  vvv0*16,uuu5ttt8sstasstbsssbuuu6vvv2
  vvv0*17,vvv2uuu1vvv0uuu1vvv0vvv2
  uvv0vvv0*21,uuu0
board-none-ranked 358x328
~ EO9I vjPI bPYa yzhh V0Gj Vk_J NWuS a7UX Vk_J 2q3a _tcn Z4da bPRf SAFT hYU0 KD3u qYP3 wfBd OJPj
  rrsbrrs9rss9rssasss6qrrcqrr8uvv0*16,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*12,uuu4uuu3ttt6sss6sst9qrrbqqr9qqq9sst5stt7vvv2
  vvv0*12,pqqanopcppq9ppq5*2,qrr6sst4qqq4oppbuuu2vvv2
  vvv0uvv0uuu0*13,vvv0*7,vvv2
  vvv0tuu0*7,rss7qrr8pqq9qrr9qrr6qrrauuu0uvv3qrrhqqrisst8qrr6vvv1*2,vvv2
  vvv0tuu0*7,stt2stt1stt0rss4qrs5stt1uuu0tuu4ttt6uuu1tuu5uuu2vvv0*2,vvv2
  vvv0tuu0*14,stt3qrr4rss7stt2*2,stt0vvv0vvv2
  vvv0tuu0*14,sst5pqq9prrcqrr7oqq9stt2vvv0vvv2
  vvv0uvv0uuu0*19,vvv0vvv2
  vvv0*13,uuu5uvv0*7,vvv4vvv2
  vvv0*13,uvv7uuu7vvv0uuu3oppinoorqqqisst6uvv7vvv2
  vvv0*13,uuv4uvv0*7,vvv3vvv2
  vvv0*22,vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0*5,ttt1*2,tuu0stt2tuu0ttt0stt3ttt1ttt0tuu0ttt1tuu0*4,vvv0vvv2
  vvv0tuu0*4,ttt0pqqdpqrbqrr7oqqfrss4pqqbpqrbqrr9qrr6qrr9rss6tuu0*4,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  uvv1vvv0*21,uuu0
board-pnl 358x707
~ EO9I vjPI Jt-t yzhh V0Gj Vk_J NWuS a7UX eVPa Vk_J 2q3a pKC7 -Wwy bPRf hWOC wfBd zKM3 f_gv lwZj CNEs
~ EF1g lzMf xe0p geZo ZuVW kJqc f_gv yJZt CNEs zUDc lzMf 9oTt vZsH ini1 7a4d 2pR3 f_gv bPiQ CNEs FKD6
~ lzMf nVQH yaFO via2 T73A 2pR3 Ixjs Pf5Q oW7b ilcB 3LO4 3b0Q 6zUF oW7b lylI uySd ORIp kJaQ HEOr XHuz
~ tivo x9eo HNgT MxAh M7Wc L6Tu
  rrsbrrs9rss9stt8uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,uuu5*2,stt7rrs8rssbqqrcpqqbpqqarss7sss8vvv2
  vvv0*12,qqr9oppbpqq7qqq3qqq4rrs4ttt3qrr3ppq8uuu1vvv2
  vvv0*7,vvv2ttt8uuu5vvv0uuu5ttt7vvv1*2,vvv3uuu5vvv1uuu5vvv0vvv1vvv2*2,
  vvv0*7,uuu2ttu5ttt8ttu8uuu3ttt5ttt7stt5ttt5uuu4tuu4sss8tuu4sstavvv2*2,
  vvv0uuu0*7,vvv0*6,uuu0*7,vvv0vvv2
  vvv0tuu0*6,uuu0ssscqqrepqqfrrrfqrrbrrrguuu0stt3oqqeopqeqrr7pqq5stt0vvv0vvv2
  vvv0tuu0*6,uuu0uuu1vvv0*2,uuu3stt5vvv0uuu0stt1*2,tuu0stt1ttt1tuu0vvv0vvv2
  vvv0tuu0*14,stt4pqq6qrrastt4rss5stt1vvv0vvv2
  vvv0tuu0*14,stt4qrr6qrr8qrs5pqr6stt1vvv0vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0*17,ttt7stt9sss9rss7tuu2vvv2
  vvv0*17,vvv1vvv0*4,vvv2
  vvv0*10,vuq0vsn0vvv0*10,vvv2
  vvv0*9,vtq1vm50tl52vqg2vvv0*9,vvv2
  vvv0*9,vsl2vm50sk56vob2vvv0*9,vvv2
  vvv0*9,vvu0vpd0voa0vtp1vvv0*9,vvv2
  vvv0*10,uuu5sss8vvv0*4,uvv0qtt0*2,uvv0vvv0*2,vvv2
  vvv0*3,vpo1vmk0vrp1vvv0*4,sss8qrrgvvv0*4,rtu0lop5mpq5suu0vvv0*2,vvv2
  vvv0*2,vut1vlj0ngd9vlj0vvv0*3,oppfqrrbpqqfopplrss7vvv0*2,tuv0ptt0qtt0uvv0vvv0*2,vvv2
  vvv0*3,vmk0vli0vnl1vvv0*4,vvv2uvv1vvv1vvv0*9,vvv2
  vvv0*3,vvu0vts0vvv0*4,vvv2sssdstt7sttbvvv0*2,pqqhpqqdqqrdoppnnopiqrrjvvv0vvv2
  vvv0*2,rrscopphqrrcppqdrss9vvv0qrs2kmn0*4,mop1vvv0*3,uuu4uuu6vvv0*3,vvv2
  vvv0*2,vuu1uvv2uuu3uvv2uuu5vvv04ac63ac339b46cd9*2,18a0npq6vvv0*2,stt3uuu5vvv0*3,vvv2
  vvv0*2,uss5ttu4ttt6ttu6sstbvvv039b64ac37dee9egg8dfc18a0moo7ioq1gnp0*4,kpq2vvv0vvv2
  vvv0vts1vnj0*5,vut139b618a05bdb5bdc29b318a0hmna6ik06gi36fg56ee76fg56ik0uvv3vvv2
  vvv0ukf3ue70qc65ob57pc57ue70umi339b618a0*5,hlna6ik06gi26fg76ef76hj06ik0uvv4vvv2
  vvv0ujf3ue70qc68nb58pc66ue70umi339b618a0*5,hlna6ik0*2,6hj2*2,6ik0*2,uvv4vvv2
  vvv0ujf3ue70sd63qd65te72ue70umi339b618a0*5,hlna6ik0*6,uvv4vvv2
  vvv0ulh2uga0*5,vnj26ce55bc0*5,jno99km0*6,uvv3vvv2
  vvv0*22,vvv2
  vvv0qrrfpqqfrssarrsfrss8rrrgqrrcssscvvv0*6,tuu6qrrhrss9sttbsss7qrreuuu6vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0uqr9tqqftoogtppgurrcvvv0*5,uuu3rssfstt7qrreqrrcrssbstt7tuu2vvv0tuu4uuu4vvv2
  vvv0rssaqrrfrrserrrdqqrdstt9sssatuu9vvv0*2,vvv1sst8ttu4stt8vvv0uuu2ttt5uuu3uuu2stt7tuu2vvv2
  vvv0vvv1vvv0*4,vvv1vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*5,uuu5sst9uuu6rrscsttarrsduuu4sstasst8rssfsttarssatttcssscstt8ttt7uuu1vvv2
  vvv0*6,uvv2vvv1vvv0vvv1*2,uuu4vvv1*2,vvv0*2,vvv1*2,uuu3vvv0*3,vvv2
  vvv0*16,ttt6sstarssbrsscrrrcuuu7vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
board-roi 358x499
~ EO9I vjPI bOfi yzhh V0Gj Vk_J NWuS a7UX eVPa Vk_J 2q3a pKC7 Z4da Z7d_ hWOC wfBd Ixjs Pf5Q oW7b ilcB
~ 3LO4 cFJU 6zUF oW7b vNgg sYFA ORIp kJaQ HEOr F_WO tivo DeV9 mivH oW7b elbY 77Ki ORIp kJaQ HEOr oO00
~ tivo 4Q_n 1Gf- MxAh M7Wc L6Tu
  rrsbrrs9rss8ttt6uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,uuu5*2,stt7rrs8rssbqqrcpqqbpqqarss7sss8vvv2
  vvv0*12,qqr9oppbpqq7qqq3qqq4rrs4ttt3qrr3ppq8uuu1vvv2
  vvv0*7,vvv2ttt8uuu5vvv0uuu5ttt7vvv1*2,vvv3uuu5vvv1uuu5vvv0vvv1vvv2*2,
  vvv0*7,uuu2ttu5ttt8ttu8uuu3ttt5ttt7stt5ttt5uuu4tuu4sss8tuu4sstavvv2*2,
  vvv0uuu0*20,vvv0vvv2
  vvv0tuu0*7,qrr8pqqaoqqaqrrapqr7qrrbtuu0stt3pqqdopqeqrr7pqq5stt0vvv0vvv2
  vvv0tuu0*7,stt1tuu0*2,stt3rss4tuu0*2,stt2*2,tuu0stt2tuu1tuu0vvv0vvv2
  vvv0tuu0*13,uuu0uuu5rrr8ssscuuu4uuu5vvv1vvv0vvv2
  vvv0tuu0*13,uuu0uuu6qrrarssfsss9pqqcuuu2vvv1vvv2
  vvv0*2,uvv0*13,vvv0*7,vvv2
  vvv0*17,ttt7stt9sss9rss7tuu2vvv2
  vvv0*17,vvv1vvv0*4,vvv2
  vvv0rsscrssbuuu6ttt7uuu6vvv0*9,vvv1ttu8uuu5uuu7vvv1uuu7uuu4vvv2
  vvv0uuu6tuu4tuu3ttt4vvv2vvv0*9,uuu5stt9ttt4uuu3stt5stt7vvv2*2,
  vvv0*22,vvv2
  vvv0tuu3stt8sut7stt8sttavvv0*14,uuu2uuu3vvv2
  vvv0uuu2stt4stt6stt5tut6vvv0*5,uuu4oppnqrrbpqqfqrrcqqreoppksss7vvv0vvv1uuu1vvv2
  vvv0rss9ssscqrrfsttbqrrdstt9rssfrssdvvv0*12,uuv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0urr8uqqetoogtpqivvv2vvv0*7,rssarrrbsssbrssastt7ttt7vvv0uuu2ttt5vvv2
  vvv0rss9rssdqqrgssscpqqesssasssdssscvvv0*4,sssavvv0uuu4sst9stt9uuu4vvv0tut6tuu2vvv2
  vvv0*7,vvv1vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0*5,uuu5sst9uuu6rrscsttarrsduuu4sstasst8rssfsttarssatttcssscstt8ttt7uuu1vvv2
  vvv0*6,uvv2vvv1vvv0vvv1*2,uuu4vvv1*2,vvv0*2,vvv1*2,uuu3vvv0*3,vvv2
  vvv0*16,ttt6sstarssbrsscrrrcuuu7vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
place-ranked 358x415
~ EO9I vjPI h_3V yzhh yl-i 7edI 881R PF-e 7edI fViT GjXI 2ikH c78B o6gW AK6M wLMC 8hON INdO ym7T gx1d
~ yzhh JFpS Vrlk wRcF 8P8m DDP5 L_EX LFBq
  qrrdrss8rss7qrrcrss8uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0rtt3nqrbnrrbprs6*2,uvv0vvv0*10,uuu3qqrfttu6rssattu6vvv2
  vvv0suu2rtt3suu1rst4stu0vvv0*11,uvv1qqr2oopbppq9uuu2vvv2
  vvv0*22,vvv2
  vvv0rssfssscsttaqrrfrrrgsst9ttt6vvv0*9,ikkepqq7pqq8cefeuuu4vvv2
  vvv0tut7rtsarts9stt7rtsdrts8rts9rts7vvv0*8,klm6opp4mnn6jkl8ttu3vvv2
  vvv0uvv2vvv0*2,vvv1*2,vvv0vvv1vvv0*14,vvv2
  vvv0suu0ruu0rtu0ruu0rtu0ruu0*4,tuu0vvv0tuu0*9,vvv0vvv2
  vvv0ruu0rtu0oqrbnqqeoqqcnpqenqqenppjnpqfsuu0uvv0tuu0qrs7pqq8qrr6rss5qrr6rss6pqqcsss3vvv0vvv2
  vvv0ruu0rtu0*6,orr9mopjsuu0uvv0tuu0*4,qrs8pqqeqrrapqq9rss8vvv0vvv2
  vvv0ruu0rtu0*2,npqaknnclooclnocjmnbjlmbsuu0uvv0tuu0*2,pqq8opq8moobmnoflnndkmmbpqq4vvv0vvv2
  vvv0ruu0rtu0*2,npq4npq5orr4nqq4mop6orr5suu0uvv0tuu0*2,qrr2pqq5pqq6pqq5pqq6pqq4rss2vvv0vvv2
  vvv0uvv0*10,vvv0uvv0*9,vvv0vvv2
  vvv0tuu0*2,rss2gkl0*17,rst3vvv2
  vvv0*10,rrrctuu6rrsettt7sss8uuu4ttt7sssastt9rrrfttt8uuu3vvv2
  vvv0*10,uvv1uuu2uvv1*3,uuu4vvv1uuu0vvv2vvv1uuu1vvv0vvv2
  vvv0*12,stt7qqqgpqqfqqreopplpqqjnookqqqfpqqguuu4vvv2
  vvv0*22,vvv2
  vvv0tuu6rssesttbrssdttt8rssbttt8rrscqqrfsttcpqqfsssasst7stt7rrsdttt7rssersscsttdrsseuuu4vvv2
  vvv0*15,stt8ttt9sssbrssauuu4vvv3uuu3vvv2
  vvv0*15,uuu4uuu3*2,tuu4uuu2ttt7vvv1vvv2
  vvv0*9,vvv1uuu3tuu6uuu5tuu6uuu5ttt6tuu4vvv0*4,vvv1vvv2
  vvv0*7,tuu6rsscttt9stt6sstbtttasttattt7sss8uuu7stt7tuu4ttt6stt6uuu3vvv2
  vvv1vvv0*21,uvv1
place-loss 358x473
~ EO9I vjPI jlw_ yzhh yl-i 7edI 881R PF-e 7edI fViT GjXI 2ikH VZhb o6gW AK6M wLMC 8hON INdO ym7T gx1d
~ yzhh C5hg Vrlk wRcF 2EOX qqIQ ECeX iFTE LFBq
  qrrdrss8rss9stt5uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0qtt3mpqdnqrcorr8orr6uvv0vvv0*10,uuu3qqrfttu6rssattu6vvv2
  vvv0tuu2suu2tuu0stu3tuu0vvv0*11,uvv1qqr2oopbppq9uuu2vvv2
  vvv0*22,vvv2
  vvv0rssfssscsttaqrrfrrrgsst9ttt6vvv0*9,ikkepqq7pqq8cefeuuu4vvv2
  vvv0utt7ussaurs9uss8urrduss7urrbuss7vvv0*8,klm6opp4mnn6jkl8ttu3vvv2
  vvv0vuu2vvv0*2,vvv1*2,vvv0vvv1vvv0*14,vvv2
  vvv0suu0rtu0*3,rtt1rtu1rtt1*2,rtu1suu0vvv0tuu0*7,ttt0tuu0vvv0vvv2
  vvv0ruu0rtu0oqrbnqqdoqranqqdoqqdnpqhnpqesuu0uvv0tuu0qrs7pqq8qrr6rss5qrr6rss6pqrcsss3vvv0vvv2
  vvv0ruu0rtu0*6,orr9mopjsuu0uvv0tuu0*4,qrs8pqqeqrrapqq9rss8vvv0vvv2
  vvv0ruu0rtu0*2,npqaknnclooclnocjmnbjlmbsuu0uvv0tuu0*2,pqq8opq8moobmnoflnndkmmbpqq4vvv0vvv2
  vvv0ruu0rtu0*2,npq4npq5orr4nqq4mop6orr5suu0uvv0tuu0*2,qrr2pqq5pqq6pqq5pqq6pqq4rss2vvv0vvv2
  vvv0uvv0*10,vvv0uvv0*9,vvv0vvv2
  vvv0tuu0*15,prr2gkl0*4,rst3vvv2
  vvv0*9,uuu6rrrctuu6rrsettt7sss8uuu4ttt7sssastt9rrrfttt8uuu3vvv2
  vvv0*9,uuv2uvv1uuu2uvv1*3,uuu4vvv1uuu0vvv2vvv1uuu1vvv0vvv2
  vvv0*11,rssbopplqqqgpqqfqqreopplpqqjnookqqqfpqqguuu4vvv2
  vvv0*22,vvv2
  vvv0uts7trqetsq9uts9trqcuts9trpbtrqesqohusrcspnetsrausr7*2,trqduts7trqdtrqcusrctrqdvuu4vvv2
  vvv0*11,uts8usrbutsatsrauts7utsavuu6utt8uut8vvv1*2,vvv2
  vvv0*11,vut4*2,vut3utt4vuu4utt4uut4utt5uts7uts6vvu1vvv2
  vvv0*3,vvv1vvv2vvv0vvv1vvv2vvv1*2,uuu2uuu5uuu4uuu6uuu4uuu6ttu5uuv1uuu5vvv3vvv0vvv1vvv2
  vvv0uuu4stt8stt6rsscttt6sss8ttt8rsscsst6ttt5ttt7sss8sttattt8ttt7stt9ttt8ttt9stt8sss8uuu3vvv2
  vvv0*19,ttt8rrseuuu7vvv2
  vvv0*22,vvv2
  vvv0*7,uuu4sst9uuu7rss9qrrhrsseqrrhssscqqqfsssbttt5tuu4ttt6sss7uuu4vvv2
  vvv0*7,vvv2uvv3uuu3vvv0*2,vvv1vvv0*4,uuu2vvv0*4,vvv2
  uvv0vvv0*21,uuu0
place-first 358x265
~ EO9I vjPI ntLj yzhh yl-i 7edI 881R PF-e 7edI Y1Ec GjXI 2ikH c78B o6gW AK6M wLMC nIXm LFBq
  qrrdrss8rsscsst6uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0rtt3nqrbnrrbprs6*2,uvv0vvv0*10,uuu3qqrfttu6rssattu6vvv2
  vvv0suu2rtt3suu1rst4stu0vvv0*11,uvv1qqr2oopbppq9uuu2vvv2
  vvv0*22,vvv2
  vvv0rssfssscsttaqrrfrrrgsst9ttt6vvv0*12,ikkevvv0vvv2
  vvv0tut7rtsarts9stt7rtsdrts8rts9rts7vvv0*11,jll5ttu2vvv2
  vvv0uvv2vvv0*2,vvv1*2,vvv0vvv1vvv0*14,vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv0tuu0*8,pqqbqrrcpqqfpqr8qrrbpqq8qrr6rss4qrr6rrs6pqqcsss3vvv0vvv2
  vvv0tuu0*11,npp8nopblnneikllkmmgjllkjllhikkeopp5vvv0vvv2
  vvv0tuu0*11,rss0qrr2qrr5rss1*3,rss2rss1stt0vvv0vvv2
  vvv0*22,vvv2
  vvv0*7,uuu4sst9uuu7rss9qrrhrsseqrrhssscqqqfsssbttt5tuu4ttt6sss7uuu4vvv2
  vvv0*7,vvv2uvv3uuu3vvv0*2,vvv1vvv0*4,uuu2vvv0*4,vvv2
  uvv0vvv0*21,uuu0
place-unpaid 358x415
~ EO9I vjPI DHb5 yzhh yl-i 7edI 881R 7edI D5V8 GjXI 2ikH o6gW AK6M wLMC MzP_ INdO ym7T gx1d yzhh JFpS
~ Vrlk wRcF 8P8m DDP5 zCcJ LFBq
  qrrdrss8*2,qrrcrssauvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*17,uuu3qqrfttu6rssattu6vvv2
  vvv0*17,uvv1qqr2oopbppq9uuu2vvv2
  vvv0*22,vvv2
  vvv0*15,ikkevvv0jll9jklgkllbjklevvv0vvv2
  vvv0sttcssscsttaqrrerrrgttt8ttt5vvv0*7,jkl4noockll6noo8*2,jll2ttu2vvv2
  vvv0uuu3vvv0*4,vvv1vvv0*15,vvv2
  vvv0suu0ruu0rtu0ruu0rtu0ruu0*4,tuu0vvv0tuu0*9,vvv0vvv2
  vvv0ruu0rtu0oqrbnqqeoqqcnpqenqqenppjnpqfsuu0uvv0tuu0qrs7pqq8qrr6rss5qrr6rss6pqqcsss3vvv0vvv2
  vvv0ruu0rtu0*6,orr9mopjsuu0uvv0tuu0*4,qrs8pqqeqrrapqq9rss8vvv0vvv2
  vvv0ruu0rtu0*2,npqaknnclooclnocjmnbjlmbsuu0uvv0tuu0*3,pqr5rss5pqq9oppcqrr5qrr8vvv0vvv2
  vvv0ruu0rtu0*2,npq4npq5orr4nqq4mop6orr5suu0uvv0tuu0*2,stt1noo6pqq7nooaopp7qrr4rss3vvv0vvv2
  vvv0uvv0*10,vvv0uvv0*9,vvv0vvv2
  vvv0tuu0*2,rss2gkl0*17,rst3vvv2
  vvv0*10,rrrctuu6rrsettt7sss8uuu4ttt7sssastt9rrrfttt8uuu3vvv2
  vvv0*10,uvv1uuu2uvv1*3,uuu4vvv1uuu0vvv2vvv1uuu1vvv0vvv2
  vvv0*12,stt7qqqgpqqfqqreopplpqqjnookqqqfpqqguuu4vvv2
  vvv0*22,vvv2
  vvv0tuu6rssesttbrssdttt8rssbttt8rrscqqrfsttcpqqfsssasst7stt7rrsdttt7rssersscsttdrsseuuu4vvv2
  vvv0*15,ttu7ttt9sssbrssbuuu4vvv3uuu3vvv2
  vvv0*15,ttu3uuu3*2,tuu4uuu2ttt7vvv1vvv2
  vvv0*9,vvv1uuu3tuu6uuu5tuu6uuu5ttt6tuu4vvv0*4,vvv1vvv2
  vvv0*7,tuu6rsscttt9stt6sstbtttasttattt7sss8uuu7stt7tuu4ttt6stt6uuu3vvv2
  vvv0*22,uuu1
place-no-trades 358x203
~ EO9I vjPI Bokj yzhh yl-i 7edI 881R l5aZ gH4r QhA2 LFBq
  qrrdrss8*2,sss8rrrbsss5uvv0*17,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0stt2rss5rss3rss8rss7vvv0*11,uuv2qrreuuu4sss9uuu5vvv2
  vvv0uuu0ttt1stt3ttt2uuu0vvv0*11,uuu2pqq3noocoppbuuu3vvv2
  vvv0*13,vvv1vvv0*8,vvv2
  vvv0*4,stt7rrriqqrdrrrbqrr9rsscppqfsss7opplrssfqrraqrrgrssapqqfqrrgsssbnooluuu5vvv2
  vvv0*22,vvv2
  vvv0*9,uuu6rsseqrrhrsserrrcqqrgttt6sst5tttbttt8sstbsss8uuu7vvv2
  vvv0*15,vvv1vvv0*2,vvv1vvv0*3,vvv2
  vvv0*8,uuv3uvv3ttt6ssscttt9ssscttt9rssattt8vvv2vvv1*2,uuu3vvv2*2,
  vvv0*7,uuu5stt8ttt7uuu2uuu5tuu6uuu4uuu3tuu4uvv3ttt5uuu3ttt5ttt3uvv2vvv2
  uvv1vvv0*21,uuu1
place-below-minimum 358x276
~ EO9I vjPI oQ3r yzhh yl-i 7edI 881R l5aZ o6gW AK6M fbQh sdlk Leas yzhh kLvH Vrlk wRcF qjq7 8wMN LFBq
  qrrdrss8rrs8rrscrss7rssdrsscrrsbuuu0uvv0*14,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0stt2rss5rss3rss8rss7vvv0*11,uuu3qqrfttu6rssattu6vvv2
  vvv0uuu0ttt1stt3ttt2uuu0vvv0*11,uvv1qqr2oopbppq9uuu2vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0tuu0*15,qrr8qrrbqrr7qrr5stt2vvv0vvv2
  vvv0tuu0*14,qrr1qrr6opq7qrr4oqq6rss2vvv0vvv2
  vvv0tuu0*13,ttt1lnnbjllgkmmgmnodkmmfpqq7vvv0vvv2
  vvv0tuu0*12,stt2pqqdoppeqrrcoppdoppfrss6rss3vvv0vvv2
  vvv0uuu0tuu0*17,ttt0tuu0vvv0vvv2
  vvv0uuu0*8,rss1mpp0*11,ttu1vvv2
  vvv0uvv0*3,uuu0uuv1uuu1uuu0uvv0ttu0qrs0*4,prr1prr0*2,prr1pqr1prr0qrs0uuu1vvv2
  vvv0rssdsssattt6qrressscqrrdsttarss8vvv0*4,rsscoppipqqjoppkqrrhoppiqrrgpqqguuu4vvv2
  vvv0*22,vvv2
  vvv0*7,tuu6rsscttt9rss9qrrhrrsfqrrhssscqqqfsssbsst8tuu4ttt6sss7uuu5vvv2
  vvv0*9,vvv1vvv0*12,uvv2
  uuu1uvv0*20,uuu1uvv0
place-next-update 358x167
~ EO9I vjPI pVDK yzhh yl-i 7edI 881R l5aZ Ld5I LFBq
  qrrdrss8*2,rss9rrsbrrsasss6uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0stt2rss5rss3rss8rss7vvv0*11,uuu3qqrfttu6rssattu6vvv2
  vvv0uuu0ttt1stt3ttt2uuu0vvv0*11,uvv1qqr2oopbppq9uuu2vvv2
  vvv0*22,vvv2
  vvv0*9,rrreppqlrrrlrrrcrrr9pqqjqrrcsssapqqfqrrgsssbnooluuu5vvv2
  vvv0*22,vvv2
  vvv0*7,uuu4sss9tuu8rss9qrrhrrseqrrhssscqqqfsssbttt6tuu4ttt6sss7uuu4vvv2
  vvv0*7,vvv1vvv3uuu2vvv0*7,vvv2vvv0*4,vvv2
  uvv1vvv0*21,uuu0
place-removed 358x201
~ EO9I vjPI oQ5J yzhh yl-i 7edI 881R LG5L _G6c
  qrrdrss8rss7rssa*2,stt4uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*17,uuu3qqrfttu6rssattu6vvv2
  vvv0*17,uvv1qqr2oopbppq9uuu2vvv2
  vvv0*22,vvv2
  vvv0*5,vvv1pqqgpqqenood*2,mnnmpqqdnoobopphoppcqrr9noohmnofoppeoppkpqqbttt7vvv2
  vvv0*6,vvv1vvv2vvv0*4,vvv1vvv0*7,vvv2vvv0vvv2
  vvv0uuu5tuu7uuu6vvv2*2,uuu6vvv0uvv4vvv0uuv5uuu4vvv0*2,uvv5vvv0*2,vvv2sttbuuu6vvv1vvv0vvv2
  vvv0ttt4qrr8rrscrssattt5qrrdttt5rsscrss8sttarrr9sss9sst8rssattt4qrrestt9sst9ttt7rrs9ttt6vvv2
  vvv0*17,vvv2pqqhqqriqqrcuuu7vvv2
  vvv0*18,vvv1vvv0*3,vvv2
  uvv0vvv0*21,uuu0
place-final 358x252
~ EO9I vjPI MDtd yzhh yl-i 7edI h1tF 7edI fViT GjXI 2ikH AsyW toHZ VP8O 4MB8 toHZ iTa5 OVxu toHZ ZIPq
~ -ZNA
  qrrdrss8rsscrssauvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*14,ttt6ppqfqrrerrrdqqrfttu6rssattu6vvv2
  vvv0*13,ttt5mnoboppaqrr4ttu4qqr2oopbppq9uuu2vvv2
  vvv0*22,vvv2
  vvv0*17,ikkepqq7pqq8cefeuuu4vvv2
  vvv0tttassscsttarrrerrrgttt7ttu5vvv0*9,klm6opp4mnn6jkl8ttu3vvv2
  vvv0uuu5vvv0*2,vvv1vvv0vvv1vvv0*15,vvv2
  vvv0rrsbrrrfopphoppjvvv1vvv0*13,uvv3ttt4vvv1vvv2
  vvv0uuu1vvv1uuv1vvv1vvv0*15,uuu2vvv2*2,
  vvv0rrrbttt6pqqfssscrrscrssfpqqgttt6vvv0*8,uuu6uuu8tuuauuu3vvv1vvv2
  vvv0tuu3ttt5uuu3uuu4ttt3uuu2ttt3vvv1vvv0*8,ttt8uuu3uuu4tuu2vvv0vvv2
  vvv0tuu6rrrfstt9rrscrssfqrrestt7ssscttt6ttt7tttauuu4uuu5sssevvv2vvv1uuv4uuu5vvv2uuu4vvv1vvv2
  vvv0ttt5*3,ttt6ttt5*2,uuu4ttt4ttu7sss8ttt7sss6rrsestt6vvv1ttt5ttt6tuu6ttt4uuu3vvv2*2,
  vvv1vvv0*21,uuu1
place-final-unranked 358x136
~ EO9I vjPI 7Kyv yzhh yl-i 7edI h1tF c0yJ
  qrrdrss8rsscrssarssbrss9qrrbstt5uvv0*15,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*14,ttt6ppqfqrrerrrdqqrfttu6rssattu6vvv2
  vvv0*13,ttt5mnoboppaqrr4ttu4qqr2oopbppq9uuu2vvv2
  vvv0*22,vvv2
  vvv0*7,vvv1noohmnnmpqqbnopgoppenooepqqcnooeqrr9opphpqq8noojppqfstt8vvv2
  vvv0*14,vvv1uuu2vvv0*2,vvv1*2,vvv0*2,uvv2
  uvv0vvv0*20,uvv0uuu0
seats 358x239
~ EO9I vjPI FkyF yzhh enPC 8IXd 4XUQ cI00 Vrlk rAer uIlU IBA7 7SWa NY1S fqYs
  rss8rss9uvv0*21,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*10,tuu4oppeqqrekmmkoppbmnoeoppanopmoppboppimnohsssbvvv2
  vvv0*8,uuu3tuu6stt3qqr8rrr7vvv0sss5qrr8pqq7ttt4rrsasss7tuu5uuu4vvv2
  vvv0*8,mnnbjllepqq9noogoppfoppgpqq9oppbmnncqrranooiklmimnnfttt8vvv2
  vvv0*22,vvv2
  vvv0*2,pqqjsss9qqqesss9pqqiqrr9rsscnoplpqqlnoolqqrhnoojoppgrssfpqqlrsscqrrasss7nookuuu7vvv2
  vvv0*12,vvv1uuu8sssarrsdtttarrr9sss9uuu4vvv1uuu3vvv2
  vvv0*11,uuu7qqqesttasss8sssbttt7rss8tuu7sss9qrrbuuu3vvv2
  vvv0vvv1uvv1*8,vts1pqr2mpp0*9,ttu1vvv2
  vvv0ttt3*9,tnl4cgg83bd0*9,npq5vvv2
  vvv0uuu3vvv1vvv0*7,vuu2vvv0*5,vvv1uuu3vvv1*2,vvv0*2,vvv2
  vvv0stt8ttt6rsscttt7vvv0*4,vut3trpdusr7vvv0*4,uuu3stt8ttt8rrresst8uuu3vvv2
  vvv1vvv0*21,uvv1
place-free 358x241
~ EO9I vjPI 0BQl yzhh yl-i 7edI 881R l5aZ o6gW AK6M fbQh YBLq Leas INdO 9ChM DUi9 ssm0 yzhh x16z Vrlk
~ wRcF rbO5 I3XA
  qrrdrss8rssastt5uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0stt3qrr5qrr4qrr9rss8vvv0*11,uuu3qqrfttu6rssattu6vvv2
  vvv0uvv0uuu0tuu2tuu1uuu0vvv0*11,uvv1qqr2oopbppq9uuu2vvv2
  vvv0uvv0tuv0*8,uvv0vvv0uvv0*9,vvv0vvv2
  vvv0ruu0orr5mophoqr9orr9nqqboqqanqqcoqr6suu0uvv0tuu0*4,qrr8qrrbqrr7qrr5stt2vvv0vvv2
  vvv0ruu0rtu0*2,mpp8npq6npq9npqaloo9loo7suu0uvv0tuu0*3,rss3pqq5opq8qrr6opp8rss3vvv0vvv2
  vvv0ruu0rtu0*2,knnbknncmopalno9jmmbmopbsuu0uvv0tuu0*2,stt1mnncnpp9lnncmooclmndprr6vvv0vvv2
  vvv0ruu0rtu0*3,orr9npqgprs6npqfnqqesuu0uvv0tuu0stt2pqqdoppeqrrcoppdoppfrss6rss3vvv0vvv2
  vvv0tuu0suu0*3,rtt2rtu1suu0rtu1*2,tuu0vvv0tuu0*7,ttt0tuu0vvv0vvv2
  vvv0uuu0*11,qrs1kno0*8,stt2vvv2
  vvv0vvv1vvv0uuu1uuu2*2,ttu2uuu1vvv0*4,uuu0rss1qrs2rss1qrr2qss4prr3qrs0stt0uvv0vvv2
  vvv0ssscsssatuu6sssasttarssbttt9rss8vvv0*4,sssboppfqrriqqqirrrfpqqgrrrfpqqguuu4vvv2
  vvv1vvv0*21,uvv1
  uvv0*23,
next-prize 358x288
~ EO9I vjPI It1V yzhh V0Gj qcAi UjfK TTG2 rHWs kER_ U8kp ipXt c8tQ U8kp 8WJz kcuV U8kp w1vP GTcX
  rssarss9rrsbsss5uvv0*19,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*8,ppqcmnndpqq9mnojnooaklmhopp8rrr5uuu4sst9sss7rssbrssauuu1vvv2
  vvv0*8,rss5qqr4sss3qrr5rrr5qqr5tuu4mnndnopdqrrboopcpqqarrr6uuu3vvv2
  vvv0*22,vvv2
  vvv0oppjppqfpqqdoppfmnnmpqqgnoojopphvvv0*6,rssdqqrisssasst7sstcsss7uvv1vvv2
  vvv0*17,vvv1vvv0vvv1vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0pqqdoppgpqqdoppjopphnoognopistt4vvv0*4,ttu5rrrbsst9pqqdttt7rss8sstbrrscuuu3vvv2
  vvv0*13,uvv2vvv0vvv1vvv0uuu1vvv0vvv1*3,vvv2
  vvv0*22,vvv2
  vvv0ppqfppqenoolpqqimnnhpqqevvv0*8,rsscsssbrrrarsserrscrsscuuu5vvv2
  vvv0*16,vvv1vvv0vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0rss9mnnnppqinooimnolsss8vvv0*9,uuu4qrrgrrsasssfrssfuuu5vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uvv1
ended 358x288
~ EO9I vjPI sI4t yzhh V0Gj HkiJ UjfK TTG2 TuMj bWpN U8kp HvpV x3Yw U8kp SxXf mjby U8kp Xj3u olIx
  rssaqrrattt3uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*15,ttu6sss7rrrcqrrdrrs9rrs8ttt4vvv2
  vvv0*15,stt2opp7ppq6tuu5qqq2opp7uuu1vvv2
  vvv0*22,vvv2
  vvv0oppfnooivvv0*10,stt6rssbssserrsattt9qqqfrsserrrauuu5vvv2
  vvv0*16,uuu2vvv0vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0nopimnnorsscrrs9noogqqrdvvv0*3,ttt9qrrdrssgttt7sstaqqrfrrr9rssasttcqrrgrrrauuu5vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0ppqdoppgopplmnnlpqqgmnnjnoohvvv0*7,rrrbqrresss8sssgqrrgqrrauuu5vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0ppqeppqfvvv0*8,rsshqrrbsssesssbsst9rrsbrrrdsttcqrrgrrrauuu5vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uvv1
facts 358x107
~ EO9I vjPI qute yzhh j9KO TWjT DQl5 MJKW GEN_ gLXs OgXu lmV1 X48S
  rrrasss7uvv0*21,
  uvv0*23,
  uvv0*2,vvv0sss7ttt5rrs8stt9qrr8sss6uuu4uuu2uuu4vvv0tuu6ttt6stt8*2,ttt9stt6uuu2uuu3uuu5vvv0
  uvv0*2,vvv0qrr8qrrcpqqdrssapqqastt7sss9rssbstt9vvv0stt6rrsdrrsersscsssarrrcsssarssassscvvv0
  uvv0*5,vvv0*8,uvv0vvv0*8,uvv0
  uvv0*5,stt9rsscqrrerssa*2,sss8rrrcrsscvvv0stt8qrrfsss9qrrerssbsssapqqfpqqlvvv0
  uvv0*5,uuu1vvv0*2,uuu3vvv0*2,ttt6vvv1vvv0vvv1uvv2*2,uuv2vvv2vvv1vvv0*3,
board-folded 358x979
~ EO9I vjPI kGBg yzhh V0Gj Vk_J NWuS a7UX eVPa Vk_J 2q3a _tcn Z4da bPRf SAFT hYU0 KD3u qYP3 hWOC wfBd
~ zKM3 f_gv lwZj CNEs EF1g lzMf OFir geZo ZuVW kJqc f_gv yJZt CNEs zUDc lzMf qQd7 vZsH ini1 7a4d 2pR3
~ f_gv bPiQ CNEs FKD6 lzMf 8YLH yaFO via2 T73A 2pR3 Ixjs Pf5Q oW7b ilcB 3LO4 KdDc 6zUF oW7b lylI uySd
~ ORIp kJaQ HEOr XHuz tivo 7Rp- HNgT oW7b yeRt sYFA ORIp kJaQ HEOr POqi tivo BnHU HNgT oW7b c27G 77Ki
~ ORIp kJaQ HEOr 3Xle tivo 096P HNgT 6zUF oW7b R36Z oW7b qni7 yS7l JnLO 8Q6C Ngci fTbt IfxK o2Yb bMVH
~ tM5i MxAh 4iMv L6Tu
  rrsbrrs9rss9qrrdrss8uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,uuu5*2,stt7rrs8rssbqqrcpqqbpqqarss7sss8vvv2
  vvv0*12,qqr9oppbpqq7qqq3qqq4rrs4ttt3qrr3ppq8uuu1vvv2
  vvv0*7,vvv2ttt8uuu5vvv0uuu5ttt7vvv1*2,vvv3uuu5vvv1uuu5vvv0vvv1vvv2*2,
  vvv0*7,uuu2ttu5ttt8ttu8uuu3ttt5ttt7stt5ttt5uuu4tuu4sss8tuu4sstavvv2*2,
  vvv0uuu0*14,vvv0*7,vvv2
  vvv0tuu0*7,qrr8pqqaoqqaqrrbpqq7qrrbuuu0uuu5pqqlppqkrrsbpqq8vvv1*2,vvv2
  vvv0tuu0*7,stt1tuu0*2,stt2rss3tuu0*2,tuu2uuu2vvv0uuu2vvv1vvv0*2,vvv2
  vvv0tuu0*14,stt4pqq6qrrastt4rss5stt1vvv0vvv2
  vvv0tuu0*14,stt4qrr6qrr8qrs5pqr6stt1vvv0vvv2
  vvv0*2,uvv0*11,uuu0tuu0*6,uuu0vvv0vvv2
  vvv0*2,vvv1vvv0*10,uuu5vvv0*4,vvv1vvv0vvv1vvv4vvv2
  vvv0stt9ttt9sst9sss7ttt3vvv0*7,uvv7uuu7vvv0uuu3oppinoopqqrhstt6uvv7vvv2
  vvv0*13,uvv3uvv0*7,vvv2*2,
  vvv0*22,vvv2
  vvv0*9,vut1vn90vm60vsm1vvv0*9,vvv2
  vvv0*9,vsl2vm50qi48vob2vvv0*9,vvv2
  vvv0*9,vus1vn70vm50vrj1vvv0*9,vvv2
  vvv0*10,vvu0vus0vvv0*5,rtu0suu0vvv0*3,vvv2
  vvv0*3,vss1vpo0vtt0vvv0*4,qqrenooovvv0*4,suu0nqr3nqr4suu0vvv0*2,vvv2
  vvv0*2,vuu1vlj0qif5vmj0vvv0*3,rss7qrrarrsbrsscttu3vvv0*2,suu0nrr1ors1tuu0vvv0*2,vvv2
  vvv0*2,vuu1vlj0sjg4vmj0vvv0*3,sst7vvv1uuu4sst8uuu4vvv0*3,tuu0tuv0vvv0*3,vvv2
  vvv0*3,vss1vpo0vts0vvv0*3,sssbsssa*3,uuu2vvv0qrrfqqrcqqrdpqqjoppfrrshvvv0vvv2
  vvv0*2,sss8rrrdqrrcqrrbttt6vvv0uvv0rst0sst0*3,tuu0vvv0vvv2vvv0*2,uuu4uuu3vvv2vvv0vvv2
  vvv0*2,uvv3ttt4vvv0uuu2tuu2vvv07ce628a118a029b128a118a0prr5tut6rts8rssdsst9rssbttt6vvv0vvv2
  vvv0*2,urs6tttbssscsss8rssavvv039b66cd67decbfhj*2,18a0mop6pss1mqr0*4,qst1vvv0vvv2
  vvv0vvu0vrp0*4,vrq0vvv039b618a07deh8dfh3ac418a0imna6ik06hj26gi26gh46gi27il0uvv2vvv2
  vvv0ulg3ue70sd62rd62*2,ue70vnk339b618a0*5,hlna6ik06gi26fg66ef66gi36ik0uvv4vvv2
  vvv0ujf3ue70pc57ob58*2,ue70umi339b618a0*5,hlna6ik06ik16gh56gh76ik0*2,uvv4vvv2
  vvv0ujf3ue70qd67nb5ard64ue70umi339b618a0*5,hlna6ik0*6,uvv4vvv2
  vvv0ujf3ue70*5,umi339b618a0*5,hlna6ik0*6,uvv4vvv2
  vvv0vut0vts0*5,vuu0stt0sst0*5,uuu1suu0*6,vvv0vvv2
  vvv0qrrfpqqfsss9rrrirsscsssarrs7vvv0*7,uuu5rrrgrss9sttbstt6rrsduuu6vvv2
  vvv0*4,vvv1vvv0vvv1vvv0*12,vvv1vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0rrrbnopkpqqfqqqcqrreppqksss8vvv0*4,uuu4uuu1uuu2uvv3uuu2uuu1uvv0vvv0ttu4tuu5vvv2
  vvv0ttt6ttt7ttt8ttt6stt6uvv3vvv3vvv4vvv0*2,uuu3pqqjsss9pqqkrss8rrrarssbttt5vvv1uvv2vvv0vvv2
  vvv0ttt7ttt8ttt7ttt6ttt7ttt8sst8uuu5vvv0*10,uvv1tuu4tuu1vvv2
  vvv0*22,vvv2
  vvv0uuu2tuu6uuu5ttt7*2,vvv3vvv2vvv0*12,uuu2vvv1vvv2
  vvv0sssapqqdrrrerrrdrrrfrss9tuu4vvv0*5,oppkrrrbrrrfppqjpqqgrssbvvv0uuu1uuu4vvv2
  vvv0rssbqrrgrrserrrdqqrdsssb*2,tuu9vvv0*7,vvv1vvv0*4,uuv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0qrrcppqhpqqhqqqdoppj*2,stt8vvv0*3,vvv1ttt8ttt5ttt6stt6ttt6ttu6uuu2vvv0ttt6ttt5vvv2
  vvv0ttt6sstbsttastt9rssauuu4uuu6uuu7vvv0*2,vvv2qrresst8rrsauuu5ttt7qqrftuu5vvv0uvu3uvv1vvv2
  vvv0uuu5uuu4*3,uuu3tuu6ttu4vvv2vvv0*11,uuu2uvu1vvv2
  vvv0*22,vvv2
  vvv0*8,ttt7rssasttdsss9ttt7rssbvvv0*8,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0ruu0rtu0*16,qst3rtu0*2,uvv0vvv2
  vvv0rtt1loodoqr9lnofloohnpqbpss4rtu0*9,npq9nqqblooemppbuvv0vvv2
  vvv0rtu1prr4orr8prs7orr6pss4rtt1rtt2prs7oqrapss4oqrcoqqcnqq9oqr8npqeprr7qss4rtt1rtu0uvv0vvv2
  vvv0rtu1prr6prs7orr8prs7prr8orr6qst4rtu0*3,npqboqqbnqqbmppdorr9oqr8pss5*2,pss3uvv0vvv2
  vvv0suu0rtu0*14,rtt1*2,rtu0*3,uvv0vvv2
  vvv0*22,vvv2
  vvv0uuu4tuu7uuu5*2,tuu8vvv0*2,qssdrss8rssarstasttastt9ttu9vvv2uvv3tuu4ttu9stt7tuu5vvv0vvv2
  vvv0tuu5ttt4uuu3stt6ttt7vvv0*2,stt8rtt6rst7stt5rss6rst6sttaprrcrss6*2,stt7rst4rst8vvv0vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
place-class 358x473
~ EO9I vjPI 3oPs yzhh yl-i 7edI 881R PF-e 7edI fViT GjXI AtR0 c78B o6gW AK6M wLMC 8hON INdO ym7T gx1d
~ yzhh JFpS Vrlk wRcF 8P8m DDP5 L_EX LFBq _yVt
  qrrdrss8rss9*2,uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0rtt3nqrbnrrbprs6*2,uvv0vvv0*10,uuu3qqrfttu6rssattu6vvv2
  vvv0suu2rtt3suu1rst4stu0vvv0*11,uvv1qqr2oopbppq9uuu2vvv2
  vvv0*22,vvv2
  vvv0rssfsssasssbrssdrssasss9vvv0*10,ikkepqq7pqq8cefeuuu4vvv2
  vvv0tut7rtsarts9stt7rtsdrts8rts9rts7vvv0*8,klm6opp4mnn6jkl8ttu3vvv2
  vvv0uvv2vvv0*2,vvv1*2,vvv0vvv1vvv0*14,vvv2
  vvv0suu0ruu0rtu0ruu0rtu0ruu0*4,tuu0vvv0tuu0*9,vvv0vvv2
  vvv0ruu0rtu0oqrbnqqeoqqcnpqenqqenppjnpqfsuu0uvv0tuu0qrs7pqq8qrr6rss5qrr6rss6pqqcsss3vvv0vvv2
  vvv0ruu0rtu0*6,orr9mopjsuu0uvv0tuu0*4,qrs8pqqeqrrapqq9rss8vvv0vvv2
  vvv0ruu0rtu0*2,npqaknnclooclnocjmnbjlmbsuu0uvv0tuu0*2,pqq8opq8moobmnoflnndkmmbpqq4vvv0vvv2
  vvv0ruu0rtu0*2,npq4npq5orr4nqq4mop6orr5suu0uvv0tuu0*2,qrr2pqq5pqq6pqq5pqq6pqq4rss2vvv0vvv2
  vvv0uvv0*10,vvv0uvv0*9,vvv0vvv2
  vvv0tuu0*2,rss2gkl0*17,rst3vvv2
  vvv0*10,rrrctuu6rrsettt7sss8uuu4ttt7sssastt9rrrfttt8uuu3vvv2
  vvv0*10,uvv1uuu2uvv1*3,uuu4vvv1uuu0vvv2vvv1uuu1vvv0vvv2
  vvv0*12,stt7qqqgpqqfqqreopplpqqjnookqqqfpqqguuu4vvv2
  vvv0*22,vvv2
  vvv0tuu6rssesttbrssdttt8rssbttt8rrscqqrfsttcpqqfsssasst7stt7rrsdttt7rssersscsttdrsseuuu4vvv2
  vvv0*15,stt8ttt9sssbrssauuu4vvv3uuu3vvv2
  vvv0*15,uuu4uuu3*2,tuu4uuu2ttt7vvv1vvv2
  vvv0*9,vvv1uuu3tuu6uuu5tuu6uuu5ttt6tuu4vvv0*4,vvv1vvv2
  vvv0*7,tuu6rsscttt9stt6sstbtttasttattt7sss8uuu7stt7tuu4ttt6stt6uuu3vvv2
  vvv0*22,vvv2
  vvv0ttt7qrrcsttasssbsssdrsscsssbsttcsss9ttt8rssfsttasss7sss8sssarrrgqrriqqqhttu6sssduuu4vvv2
  vvv0*12,sssarssbrsscsssbsstbrrrdsssattu7tttbuvv2vvv2
  vvv0*12,vvv1vvv2vvv1*2,vvv0vvv1vvv0uuu3vvv0*2,vvv2
  uvv0vvv0*21,uuu0
place-open 358x159
~ EO9I vjPI UnVs yzhh yl-i 7edI 881R eGTy
  qrrdrss8*2,rrs9uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*17,uuu3qqrfttu6rssattu6vvv2
  vvv0*17,uvv1qqr2oopbppq9uuu2vvv2
  vvv0*7,vvv1vvv0*14,vvv2
  vvv0*4,qqreqqqcsssaoppoqqrcrsseqqrdrrraqrrdsssdoppjqrrdrsseqqrcqrreqrrkqqrauuu5vvv2
  vvv0*17,uuu7vvv3vvv1vvv0*2,vvv2
  vvv0*16,uuu6sss8rrsbrssarrr8uuu4vvv2
  vvv1vvv0*21,uvv1
place-failed 358x190
~ EO9I vjPI foQr yzhh yl-i 7edI 881R Mdgg 8gZp dJNN 7YVu
  qrrdrss8rssarrratuu3uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*17,uuu3qqrfttu6rssattu6vvv2
  vvv0*17,uvv1qqr2oopbppq9uuu2vvv2
  vvv0vuu0vut0*19,vvv0vvv2
  vvv0vtr0*12,vsr0vsq3vsq2*2,vtr0vsr1usq3vsq1vvu0vvv2
  vvv0vtr0*12,urp5spm9spn8*2,spn6tqo5spn6urp4vvu0vvv2
  vvv0vtr0*12,usq5rqobsqpasrp5qpodsqpbtrq6usq5vvu0vvv2
  vvv0vtr0*12,usq5trp3rpo8rqo4trp5sqp5trq5usq5vvu0vvv2
  vvv0vut0vts0*12,utr0*6,vts0vvv0vvv2
  vvv1vvv0*21,uuu1
place-loading 358x257
~ EO9I vjPI cRtE yzhh JyzQ 881R 5sBS 5sBS
  qrrdrss8rssaqrrcqrr9uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*17,uuu3qqrfttu6rssattu6vvv2
  vvv0*17,uvv1qqr2oopbppq9uuu2vvv2
  vvv0*13,uuu0tuu0*7,vvv0vvv2
  vvv0*13,stt0rss0*7,uuu0vvv2
  vvv0*13,stt0rss0*7,uuu0vvv2
  vvv0*14,uvv0*7,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuv0vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
check-good 358x559
~ EO9I vjPI tyXH yzhh nuCW _-vC GTGg pLfc YLo1 Eknk AIH5 uJZy YLo1 Eknk AIH5 pDEc YLo1 Eknk AIH5 TzPl
~ q3Hi CGET gOzQ 3N4w -InD CGET aQpp 3N4w Z6Fu CGET 2yj4 3N4w uEaC CGET u7Qc 3N4w dfS1
  rrsarrrarss8rss9tuu3uvv0*18,
  uuu0*23,
  uuu0uvv0*21,uuu1
  uuu0uvv0*6,rts6orq9psraprqaprqcnqpdorqbmqpbpsrdprq8nrpbnrpaqsr8nqpcstt2uuu1
  uuu0uvv0*6,uuu0uvv0*2,uuu0uvv0*4,uuu0*4,uvv0*3,uuu1
  uuu0uvv0*7,opqgpqqjsss6rssaqrreqrr8rss7pqqb*2,rss8qrrdrssakon6rts3uuu1
  uuu0uvv0*9,stt5ttt2tuu2tuu3uvv0*2,uuu1tuu2tuu3uuu2uuu0uvv0uuu1
  uuu0uvv0*8,rssasss9qrrcpqqirssbppqlqrrepqqhqrrcopqeqrrhkom6rts3uuu1
  uuu0uvv0*8,uuu0tuu1uuu0uvv0tuu1uuu1tuu0uuu0uvv0*3,tuu0uuu0uuu1
  uuu0uvv0*9,rssaqrrfrss9opphqrrbpqqe*2,opqgrrreqrrekpn6rts3uuu1
  uuu0uvv0*13,uuu0*2,uvv0*2,uuu0*2,uvv0*2,uuu1
  uuu0uvv0*16,stt6qrrastt6qrrcttt2uuu1
  uuu0tuu0*18,ttt0tuu0uuu0uuu1
  uuu0stt2qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrastt1tuu0*2,uuu0uuu1
  uuu0ttt1rss7*2,rss4stt4rss4rss5rss6rss5rss4rss5qrs8rss4stt4rss5rss6rss7ttt0tuu0*2,uuu0uuu1
  uuu0ttt1rss5rss6rss5stt4*2,rss4*2,rss5stt3rss4rss5*2,stt4rss5rss4*2,ttt0tuu0*2,uuu0uuu1
  uuu0*22,uuu1
  uuu0uvv0*14,sss5qrrb*2,rssarss8qrrcttt2uuu1
  uuu0tuu0*20,uuu0uuu1
  uuu0stt2qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrastt1tuu0*2,uuu0uuu1
  uuu0stt2prrbqrrcqrr9rss8*2,qrr9prr9qrrarss7qrs8pqqdqrr8rss8qrraqrr9qrrastt2tuu0*2,uuu0uuu1
  uuu0tuu0stt1*3,ttt1ttt0stt0stt1stt0*2,stt1*3,ttt0stt1*3,ttt0tuu0*2,uuu0uuu1
  uuu0*21,uvv0uuu1
  uuu0uvv0*16,qrrcpqrdsssaqrrcttt2uuu1
  uuu0tuu0*20,uuu0uuu1
  uuu0stt2qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrastt1tuu0*2,uuu0uuu1
  uuu0stt2pqqcpqqdpqqarss9qrr9qrrapqqaqrrbqrr8qrraoqqeqrrarss9pqqbpqrapqrbstt3tuu0*2,uuu0uuu1
  uuu0tuu0*20,uuu0uuu1
  uuu0uvv0*13,uuu1*5,uuu0*2,uvv0uuu1
  uuu0*14,rss7rrsbrssbqrraqrrbsss9qrrcttt2uuu1
  uuu0tuu0ttt0*2,stt1ttt0stt1*2,ttt0*2,stt0ttt1stt1*2,tuu0stt1stt0stt1tuu0*3,uuu0uuu1
  uuu0stt2qrr9*2,qrrbrss9qrs9qrrbpqrbqrr8rss4prrbpqqcpqqestt4pqqdqrraqrr8stt1tuu0*2,uuu0uuu1
  uuu0stt2pqqcpqqdpqqarss9qrr9qrrapqqaqrrbqrr8qrraoqqeqrrarss9pqqbpqrapqrcstt2tuu0*2,uuu0uuu1
  uuu0tuu0*20,uuu0uuu1
  uuu0*22,uuu1
check-bad 358x584
~ EO9I vjPI AiWE yzhh nuCW OS7U SODM 2RcU pLfc kc89 AhSE QJ2h z3bQ kc89 AhSE QJ2h diYo kc89 AhSE QJ2h
~ k8-l q3Hi CGET gOzQ 3N4w -InD CGET aQpp 3N4w Z6Fu CGET 2yj4 3N4w uEaC CGET u7Qc 3N4w dfS1
  rrsarrrarss8rss9uvv0*19,
  uuu0*23,
  uuu0uvv0*21,uuu1
  uuu0uvv0*10,trr9soobsppftqqcsoodsppasnobtqqespp8tqq9utt5uuu1
  uuu0uvv0*9,uuu3ttt3uuu1uvv0uuu2*2,uuu0uuu2*2,uuu1*4,
  uuu0uvv0*7,stt5qrr8rrseqrrcrrsbqrr9qrrgpqqhqrrcqrrdrrrcrrrdqrrbttt4uuu1
  uuu0uvv0*19,utt0uuu0uuu1
  uuu0uvv0*5,tss6sppbtqqetqq9trratqqa*2,trs7tss6tqq9spqatrr9tqqdtrrasnn7tss3uuu1
  uuu0uvv0*7,uuu1uvv0*2,uuu2uuu1*2,uuu2uuu1*2,uuu2uuu1uuu3trr3utt1uuu1
  uuu0uvv0*7,uuu3trrbtrr8tqr9tss9tpqetrrbspqdtrr7trr9tqq9trrbspp4utt2uuu1
  uuu0uvv0*8,uuu1uuu2*2,uuu3utt3uuu1utt6utt3utt6uuu2utt5spp4utt2uuu1
  uuu0uvv0*8,utt2trr9*2,trratrr7trr8tss8tqq7tss7trr8utt6trr3utu1uuu1
  uuu0uvv0*16,uuu0uuu1uvv0uuu0uvv0uuu1
  uuu0*17,stt5qrr8sss6qrrcttt2uuu1
  uuu0tuu0ttt0*2,stt1ttt0stt1*2,ttt0*2,stt0ttt1stt1*2,tuu0stt1stt0stt1tuu0*3,uuu0uuu1
  uuu0stt2qrr9*2,qrrbrss9qrs9qrrbpqrbqrr8rss4prrbpqqcpqqestt4pqqdqrraqrr8stt1tuu0*2,uuu0uuu1
  uuu0stt2pqqcpqqdpqqarss9qrr9qrrapqqaqrrbqrr8qrraoqqeqrrarss9pqqbpqrapqrbstt1tuu0*2,uuu0uuu1
  uuu0tuu0*20,uuu0uuu1
  uuu0uvv0*14,uuu1uuu0uuu2tuu2uuu1tuu3uvv0uuu1
  uuu0*15,stt4qrrarrs9rss7*2,rss9ttt2uuu1
  uuu0ttt1stt2stt3sst4stt2rss4stt4stt3stt1*2,stt4stt3rss5ttt0sst4stt3rss4ttt0tuu0*2,uuu0uuu1
  uuu0ttt1rss7qrs7rss8rss7*2,qrr8qrr9rss6stt3qrr9qrra*2,stt3qrrarss7rss6stt1tuu0*2,uuu0uuu1
  uuu0stt2pqqcpqqdpqqarss9qrr9qrrapqqaqrrbqrr8qrraoqqeqrrarss9pqqbpqrapqrcstt2tuu0*2,uuu0uuu1
  uuu0tuu0*20,uuu0uuu1
  uuu0uvv0*16,stt6*2,uuu3ttt5uuu0uuu1
  uuu0*17,rss5rss6sss7rss7tuu2uuu1
  uuu0stt2rss5*2,rss7rss5rss6rss7rss5rss4stt2rss7rss6qrs9stt1rss8rss7rss6ttt0tuu0*2,uuu0uuu1
  uuu0tuu0rss4rss5*2,sst5stt4rss6rrs7rss4stt3rss6rss7rss5stt2rss6rss5stt4ttt0tuu0*2,uuu0uuu1
  uuu0stt2pqqcpqqdpqqarss8qrr9qrrapqraqrrbqrr8qrrapqqdqrrarss8pqqbprr9pqrbstt3tuu0*2,uuu0uuu1
  uuu0*2,tuu0*19,uuu0uuu1
  uuu0uvv0*13,sss8sssasssbrrsbrrrcttt6rssbtuu2uuu1
  uuu0*14,tuu0stt2ttu1ttu0stt1stt3ttt1uuu0uuu1
  uuu0stt2rrs7qrr8qrrarss8qrr8qrraqrr9rss6sss3qrra*2,qrrcstt2qrrbqrr9qrs8ttt1tuu0*2,uuu0uuu1
  uuu0tuu0rss4*3,stt3rss4rss5*2,rss4*3,rss6sst3stt3rss4rss5rss4stt0tuu0*2,uuu0uuu1
  uuu0stt2qrraqrrbqrr8rss7sss7qrr7qrr8*2,rss6qrr8pqrbqrr9rss7pqraqrr7qrr9stt1tuu0*2,uuu0uuu1
  uuu0*22,uuu1
  uuu0*22,uuu1
